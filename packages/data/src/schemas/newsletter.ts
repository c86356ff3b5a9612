import * as z from 'zod/mini';
import { emailField } from './limits.ts';

/** How long 'Subscribed! Check your email.' stays, in milliseconds (specification §9). */
export const NEWSLETTER_SUCCESS_MS = 3000;
/** The only source there is (specification §7, call 7). */
export const NEWSLETTER_SOURCE = 'website';

/** The form: one e-mail address. */
export const newsletterSchema = z.object({ email: emailField() });
export type NewsletterValues = z.infer<typeof newsletterSchema>;

/** Body of the function newsletter-signup (specification §7, call 7). */
export const newsletterSignupSchema = z.object({
  email: emailField(),
  source: z.literal(NEWSLETTER_SOURCE, 'Invalid source'),
});

/** The secret of a mailed confirm or unsubscribe link, as written into its address. */
export const newsletterTokenSchema = z.string('This link is not complete').check(
  z.overwrite((token) => token.trim()),
  z.regex(/^[A-Za-z0-9_-]{16,200}$/, 'This link is not complete'),
);
