import type { Environment } from '../environment.ts';
import { type MailContent, mailHtml, mailText } from './layout.ts';

/** One mail for the outbox. A type, not an interface, so that it is assignable to JSON. */
export type Mail = {
  /** Missing if the database sets the recipient. */
  to?: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  headers?: Record<string, string>;
  /** Fetched from `path`, a URL, by the mail service. */
  attachments?: { filename: string; path: string }[];
};

/** Keeps automatic answers, such as out-of-office notes, from coming back (RFC 3834). */
export const automatic = { 'Auto-Submitted': 'auto-generated' };

export function compose(
  { siteUrl }: Environment,
  { to, subject, replyTo, headers, attachments, ...content }: Omit<Mail, 'text' | 'html'> & MailContent,
): Mail {
  return { to, subject, replyTo, headers, attachments, text: mailText(content), html: mailHtml(content, siteUrl) };
}

export function hostOf({ siteUrl }: Environment): string {
  return new URL(siteUrl).host;
}
