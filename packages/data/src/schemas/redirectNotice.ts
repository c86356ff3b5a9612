import * as z from 'zod/mini';
import { nonEmptyText } from './brand.ts';

/** Why a signed-out visitor was redirected to /auth, and the steps to the deals (REQ-AUTH-10). */
export const redirectNoticeSchema = z.strictObject({
  /** `{path}` is replaced with the requested page. */
  text: nonEmptyText.check(z.includes('{path}')),
  title: nonEmptyText,
  /** Three, each with how long it takes. */
  steps: z.array(z.strictObject({ title: nonEmptyText, time: nonEmptyText })).check(z.length(3)),
});
export type RedirectNoticeContent = z.infer<typeof redirectNoticeSchema>;
