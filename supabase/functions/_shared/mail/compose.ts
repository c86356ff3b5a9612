import type { Environment } from '../environment.ts';
import { type MailContent, mailHtml, mailText } from './layout.ts';
import type { Mail } from './mail.ts';

/** Renders the content as text and HTML, and adds both to the envelope. The envelope may lack a recipient. */
export function compose<Envelope extends Partial<Mail>>(
  envelope: Envelope,
  content: MailContent,
  { siteUrl }: Pick<Environment, 'siteUrl'>,
): Envelope & { text: string; html: string } {
  return { ...envelope, text: mailText(content), html: mailHtml(content, siteUrl) };
}
