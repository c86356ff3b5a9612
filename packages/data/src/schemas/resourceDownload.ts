import * as z from 'zod/mini';
import { cleanCode, emailField } from './limits.ts';

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
