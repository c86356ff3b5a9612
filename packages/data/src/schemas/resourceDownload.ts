import * as z from 'zod/mini';
import { atMost, cleanCode, emailField, MAXIMUM_NAME } from './limits.ts';

/** Resources that can be requested (REQ-RES-1). */
export const resourceTypes = ['ai_prompts', 'hell_week_pdf'] as const;
export type ResourceType = (typeof resourceTypes)[number];

/** An empty address has its own message (REQ-RES-1). */
export const resourceDownloadSchema = z.object({
  email: z.pipe(
    z
      .string('Please enter your email to download')
      .check(z.overwrite(cleanCode), z.minLength(1, { error: 'Please enter your email to download', abort: true })),
    emailField(),
  ),
});
export type ResourceDownloadValues = z.infer<typeof resourceDownloadSchema>;

export const resourceDownloadRecordSchema = z.object({
  email: emailField(),
  resource_type: z.enum(resourceTypes),
  /** Path of the page with the form. */
  source_page: z.string().check(z.startsWith('/'), atMost(MAXIMUM_NAME, 'Page must be at most 200 characters')),
});
