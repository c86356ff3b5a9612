import { brand, mailTexts } from '@podium/brands/active/content.ts';
import type { TitlePicture } from '@podium/data/schemas/mailPictures.ts';
import type { Environment } from '../environment.ts';
import { oneLine } from './clean.ts';
import { compose } from './compose.ts';
import { fillIn } from './fillIn.ts';
import type { Mail } from './mail.ts';

/** The common part of the mails about a lead, for every form. */
export interface Lead {
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

/** The first eight digits of the lead's id. Both mails quote them. */
export function reference(lead: Pick<Lead, 'id'>): string {
  return lead.id.slice(0, 8).toUpperCase();
}

/** Top of a mail. The owner finds the row by the reference in the last line. */
function headOf(lead: Pick<Lead, 'id'>, { picture = 'desk', number, kind }: LeadHead & { kind: string }) {
  return { picture, number, note: number ? kind : `${kind} ${reference(lead)}` };
}

function replyLink(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
}

/** The mail to the owner. Reply-To is the sender. */
export function ownerMail(
  lead: Lead,
  about: LeadHead & {
    to: string;
    subject: string;
    title: string;
    kind: string;
    /** Empty ones are left out. */
    facts: (readonly [label: string, value: string])[];
    aside: string;
  },
  environment: Environment,
): Mail {
  const name = oneLine(lead.name);
  const subject = oneLine(about.subject, 200);
  return compose(
    { to: about.to, subject, replyTo: lead.email ?? undefined },
    {
      strip: 'inquiry',
      ...headOf(lead, about),
      title: oneLine(about.title),
      preview: oneLine(lead.message ?? about.aside, 140),
      paragraphs: [],
      facts: about.facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => ({ label, value: oneLine(value, 300) })),
      quote: lead.message,
      button:
        lead.email === null
          ? undefined
          : { label: fillIn(mailTexts.toOwner.reply, { name }), href: replyLink(lead.email, subject) },
      asides: [about.aside],
      reason: fillIn(mailTexts.toOwner.reason, { reference: reference(lead) }),
    },
    environment,
  );
}

/**
 * The acknowledgement to the sender. Of the form it contains only answers chosen from options, not even the name: the
 * address may belong to another person, and must not receive arbitrary text.
 */
export function acknowledgementMail(
  lead: { id: string; email: string },
  about: LeadHead & {
    subject: string;
    title: string;
    kind: string;
    /** By when the answer comes. */
    promise: string;
    /** From `chosenAnswers`. */
    facts: (readonly [label: string, value: string])[];
    /** A file of the site, attached and linked. `href` begins with '/'. */
    file?: { label: string; href: string };
  },
  environment: Environment,
): Mail {
  const host = new URL(environment.siteUrl).host;
  const { file } = about;
  const link = file && `${environment.siteUrl}${file.href}`;
  return compose(
    {
      to: lead.email,
      subject: about.subject,
      replyTo: brand.mailboxes.owner,
      ...(link && { attachments: [{ filename: link.replace(/.*\//, ''), path: link }] }),
    },
    {
      strip: 'inquiry',
      ...headOf(lead, about),
      title: about.title,
      preview: about.promise,
      paragraphs: [about.promise, mailTexts.acknowledgement.more],
      facts: about.facts.map(([label, value]) => ({ label, value })),
      button: file && link ? { label: file.label, href: link } : undefined,
      asides: link ? [fillIn(mailTexts.pasteLink, { link })] : [],
      reason: fillIn(mailTexts.acknowledgement.reason, { host }),
    },
    environment,
  );
}
