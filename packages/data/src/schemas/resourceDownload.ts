import * as z from 'zod/mini';
import { atMost, cleanCode, emailField, MAXIMUM_NAME } from './limits.ts';

/** Resources that can be asked for (specification §3). */
export const resourceTypes = ['ai_prompts', 'hell_week_pdf'] as const;
export type ResourceType = (typeof resourceTypes)[number];

/** The form: an empty address has its own sentence (specification §5). */
export const resourceDownloadSchema = z.object({
  email: z.pipe(
    z
      .string('Please enter your email to download')
      .check(z.overwrite(cleanCode), z.minLength(1, { error: 'Please enter your email to download', abort: true })),
    emailField(),
  ),
});
export type ResourceDownloadValues = z.infer<typeof resourceDownloadSchema>;

/** A row of resource_downloads (specification §3, §7 call 6). */
export const resourceDownloadRecordSchema = z.object({
  email: emailField(),
  resource_type: z.enum(resourceTypes),
  /** The path the visitor was on. */
  source_page: z.string().check(z.startsWith('/'), atMost(MAXIMUM_NAME, 'Page must be at most 200 characters')),
});
