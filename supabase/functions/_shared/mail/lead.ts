import { brand, mailTexts } from '@podium/brands/active/content.ts';
import type { TitlePicture } from '@podium/data/schemas/mailPictures.ts';
import type { Environment } from '../environment.ts';
import { oneLine, withoutOverrides } from './clean.ts';
import { fillIn } from './fillIn.ts';
import type { Fact } from './layout.ts';
import { automatic, compose, hostOf, type Mail } from './mail.ts';

/** The common part of the mails about a lead, for every form. */
interface Lead {
  id: string;
  name: string;
  /** Null if it is not a valid recipient. */
  email: string | null;
  /** The visitor's own text, if any. */
  message?: string;
}

/** What both mails show beside and above their titles. */
export interface LeadHead {
  /** @default 'desk' */
  picture?: TitlePicture;
  /** Above the title. */
  number?: string;
}

interface LeadMail extends LeadHead {
  subject: string;
  title: string;
  kind: string;
  facts: Fact[];
}

/** The first eight digits of a row's id. The owner searches for them. */
export function reference(id: string): string {
  return id.slice(0, 8).toUpperCase();
}

/** Top of a mail. The last line of the owner's mails always has the reference. */
function headOf(id: string, { picture = 'desk', number, kind }: LeadMail) {
  return { picture, number, note: number ? kind : `${kind} ${reference(id)}` };
}

function replyLink(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
}

/** The mail to the owner, without the empty facts. Reply-To is the sender. */
export function ownerMail(
  environment: Environment,
  { id, name, email, message }: Lead,
  about: LeadMail & { aside: string },
): Mail {
  const subject = oneLine(about.subject, 200);
  const reply = fillIn(mailTexts.toOwner.reply, { name: oneLine(name) });
  return compose(environment, {
    to: brand.mailboxes.owner,
    subject,
    replyTo: email ?? undefined,
    strip: 'inquiry',
    ...headOf(id, about),
    title: oneLine(about.title),
    preview: oneLine(message ?? about.aside, 140),
    paragraphs: [],
    facts: about.facts.filter(([, value]) => value !== '').map(([label, value]) => [label, oneLine(value, 300)]),
    quote: message && withoutOverrides(message),
    button: email === null ? undefined : { label: reply, href: replyLink(email, subject) },
    asides: [about.aside],
    reason: fillIn(mailTexts.toOwner.reason, { reference: reference(id) }),
  });
}

/**
 * The acknowledgement to the sender. Of the form it contains only answers chosen from options, not even the name: the
 * address may belong to another person, and must not receive arbitrary text.
 */
export function acknowledgementMail(
  environment: Environment,
  { id, email }: { id: string; email: string },
  about: LeadMail & {
    /** States when the sender can expect an answer. */
    promise: string;
    /** A file of the site, attached and linked. `href` begins with '/'. */
    file?: { label: string; href: string };
  },
): Mail {
  const { file, promise } = about;
  const link = file && `${environment.siteUrl}${file.href}`;
  return compose(environment, {
    to: email,
    subject: about.subject,
    replyTo: brand.mailboxes.owner,
    headers: automatic,
    attachments: link ? [{ filename: link.replace(/.*\//, ''), path: link }] : undefined,
    strip: 'inquiry',
    ...headOf(id, about),
    title: about.title,
    preview: promise,
    paragraphs: [promise, mailTexts.acknowledgement.more],
    facts: about.facts,
    button: file && link ? { label: file.label, href: link } : undefined,
    asides: link ? [fillIn(mailTexts.pasteLink, { link })] : [],
    reason: fillIn(mailTexts.acknowledgement.reason, { host: hostOf(environment) }),
  });
}
