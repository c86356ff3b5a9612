import * as z from 'zod/mini';
import { cleanText } from './limits.ts';

/** A text with something in it and no spaces around it. */
export const wording = z.string().check(
  z.minLength(1),
  z.refine((text) => cleanText(text) === text, { error: 'Has spaces around it' }),
);

/** A link to another site, always encrypted. */
const externalLink = z.object({
  label: wording,
  href: z.url({ protocol: /^https$/, error: 'Is not an https address' }),
});

const mailbox = z.email();

/** Who the site is about: every name, mailbox and outside link it shows (rulings, '{name}, mailboxes, links'). */
export const brandSchema = z.strictObject({
  /** In full: wordmark, titles, legal pages. */
  name: wording.check(z.maxLength(60)),
  /** As one says it: on buttons. */
  shortName: wording.check(z.maxLength(24)),
  /** Ends the sentence '{name} is …'; no full stop. */
  role: wording,
  /** Follows an event's title in a visitor's calendar (specification §7, 'Add to Calendar'). */
  speakerSuffix: wording,
  mailboxes: z.strictObject({
    /** Receives messages and inquiries. */
    owner: mailbox,
    /** Receives invitations. */
    speaking: mailbox,
    /** Receives press kit requests. */
    press: mailbox,
    /** Sender of the site's own mails. */
    from: mailbox,
  }),
  /** As one dials it from abroad: '+44 20 0000 0000'. */
  phone: z.string().check(z.regex(/^\+\d[\d ]+\d$/, 'Does not begin with the country')),
  links: z.strictObject({
    videoChannel: externalLink,
    podcast: externalLink,
    network: externalLink,
    social: z.array(externalLink).check(z.minLength(1)),
  }),
  legalEntity: z.strictObject({
    name: wording,
    /** One line each, the country last. */
    address: z.array(wording).check(z.minLength(2)),
    registration: wording,
    /** Whose law the terms follow: 'the Netherlands'. */
    law: wording,
    /** Where its courts sit. */
    court: wording,
    /** Where a visitor complains about the use of personal data. */
    privacyAuthority: externalLink,
  }),
  /** Companies that handle visitors' data for the site; the privacy page names them. */
  processors: z.array(z.strictObject({ name: wording, task: wording })).check(z.minLength(1)),
});
export type Brand = z.infer<typeof brandSchema>;
