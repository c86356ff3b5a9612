import * as z from 'zod/mini';
import { cleanCode, emailField } from './limits.ts';
import { messageCode } from './messages.ts';

/** An empty address has its own message (REQ-RES-1). */
export const resourceDownloadSchema = z.object({
  email: z.pipe(
    z
      .string(messageCode('download_email_missing'))
      .check(z.overwrite(cleanCode), z.minLength(1, { error: messageCode('download_email_missing'), abort: true })),
    emailField(),
  ),
});
export type ResourceDownloadValues = z.infer<typeof resourceDownloadSchema>;
