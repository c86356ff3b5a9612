import { brand } from '../../../../packages/data/src/content/brand.ts';
import type { Environment } from '../environment.ts';
import { oneLine } from './clean.ts';
import { compose } from './compose.ts';
import type { Mail } from './mail.ts';

/** What the mails about a lead have in common, whichever form it came through. */
export interface Lead {
  id: string;
  name: string;
  /** Null where no mail can go to it. */
  email: string | null;
  /** The visitor's own words, where there are any. */
  message?: string;
}

/** The first eight digits of the lead's id, as both mails quote them. */
export function reference(lead: Pick<Lead, 'id'>): string {
  return lead.id.slice(0, 8).toUpperCase();
}

function replyLink(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
}

/** The mail that reaches the owner. An answer to it goes to the sender. */
export function ownerMail(
  lead: Lead,
  about: {
    to: string;
    subject: string;
    title: string;
    kind: string;
    facts: [label: string, value: string][];
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
      picture: 'desk',
      note: `${about.kind} ${reference(lead)}`,
      title: oneLine(about.title),
      preview: oneLine(lead.message ?? about.aside, 140),
      paragraphs: [],
      facts: [['Name', lead.name] as const, ['E-mail', lead.email ?? ''] as const, ...about.facts]
        .filter(([, value]) => value !== '')
        .map(([label, value]) => ({ label, value: oneLine(value, 300) })),
      quote: lead.message,
      button: lead.email === null ? undefined : { label: `Reply to ${name}`, href: replyLink(lead.email, subject) },
      asides: [about.aside],
      reason: `Stored before it was sent. Reference ${reference(lead)}.`,
    },
    environment,
  );
}

/**
 * The mail that tells the sender that his words arrived. It repeats none of them, not even the name: the address can be
 * a stranger's, and this must not become a way to send him anything.
 */
export function acknowledgementMail(
  lead: { id: string; email: string },
  about: { subject: string; title: string; kind: string; promise: string },
  environment: Environment,
): Mail {
  const host = new URL(environment.siteUrl).host;
  return compose(
    { to: lead.email, subject: about.subject, replyTo: brand.mailboxes.owner },
    {
      strip: 'inquiry',
      picture: 'desk',
      note: `${about.kind} ${reference(lead)}`,
      title: about.title,
      preview: about.promise,
      paragraphs: [about.promise, 'Answer this mail if you want to add something; it goes to the same desk.'],
      button: { label: `Go to ${host}`, href: `${environment.siteUrl}/` },
      asides: [`Or paste this: ${environment.siteUrl}/`],
      reason: `You get this because this address was typed at ${host}. Not you? Ignore it, and nothing else will come.`,
    },
    environment,
  );
}
