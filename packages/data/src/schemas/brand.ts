import * as z from 'zod/mini';
import { ADDRESS_PATTERN, cleanText } from './limits.ts';
import { moneyFormatSchema } from './moneyFormat.ts';

/** Neither empty nor with spaces around it. */
export const nonEmptyText = z.string().check(
  z.minLength(1),
  z.refine((text) => cleanText(text) === text, { error: 'Has spaces around it' }),
);

const externalLink = z.object({
  label: nonEmptyText,
  href: z.url({ protocol: /^https$/, error: 'Is not an https address' }),
});

const mailbox = z.email({ pattern: ADDRESS_PATTERN, error: 'Is not an e-mail address' });

/** The brand: every name, mailbox and external link of the site (REQ-TEXT-1). */
export const brandSchema = z.strictObject({
  /** Full name, for the wordmark, titles and legal pages. */
  name: nonEmptyText.check(z.maxLength(60)),
  /** Short name, for buttons. */
  shortName: nonEmptyText.check(z.maxLength(24)),
  /** Ends the sentence '{name} is …', without a full stop. */
  role: nonEmptyText,
  /** Follows an event's title in a visitor's calendar. */
  speakerSuffix: nonEmptyText,
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
  /** International format: '+44 20 0000 0000'. */
  phone: z.string().check(z.regex(/^\+\d[\d ]+\d$/, 'Does not begin with the country')),
  /** How amounts are written, besides the locale. */
  money: z.strictObject({
    /** Prices of programs and tickets. */
    prices: moneyFormatSchema,
    /** Amounts of investment tiers and of the portfolio. */
    investments: moneyFormatSchema,
  }),
  links: z.strictObject({
    videoChannel: externalLink,
    podcast: externalLink,
    network: externalLink,
    social: z.array(externalLink).check(z.minLength(1)),
  }),
  legalEntity: z.strictObject({
    name: nonEmptyText,
    /** One line each, country last. */
    address: z.array(nonEmptyText).check(z.minLength(2)),
    registration: nonEmptyText,
    /** Country whose law applies to the terms: 'the Netherlands'. */
    law: nonEmptyText,
    /** Place of the courts with jurisdiction. */
    court: nonEmptyText,
    /** Authority for complaints about the use of personal data. */
    privacyAuthority: externalLink,
  }),
  /** Companies that process visitors' data for the site; listed on the privacy page. */
  processors: z.array(z.strictObject({ name: nonEmptyText, task: nonEmptyText })).check(z.minLength(1)),
});
export type Brand = z.infer<typeof brandSchema>;
