import * as z from 'zod/mini';
import { emailField } from './limits.ts';
import { messageCode } from './messages.ts';

/** How long 'Subscribed! Check your email.' stays, in milliseconds (REQ-NEWS-1). */
export const NEWSLETTER_SUCCESS_MS = 3000;
export const NEWSLETTER_SOURCE = 'website';

export const newsletterSchema = z.object({ email: emailField() });
export type NewsletterValues = z.infer<typeof newsletterSchema>;

/** Request body of the function newsletter-signup. */
export const newsletterSignupSchema = z.object({
  email: emailField(),
  source: z.literal(NEWSLETTER_SOURCE, messageCode('source_invalid')),
});

/** Request body of the functions behind mailed confirm and unsubscribe links: their secret token. */
export const newsletterTokenSchema = z.object({
  token: z.string(messageCode('link_incomplete')).check(
    z.overwrite((token) => token.trim()),
    z.regex(/^[A-Za-z0-9_-]{16,200}$/, messageCode('link_incomplete')),
  ),
});
