import type { Environment } from '../environment.ts';
import { type Letter, letterHtml, letterText } from './layout.ts';
import type { Mail } from './mail.ts';

/** A letter in its envelope, which may still lack an address. */
export function compose<Envelope extends Partial<Mail>>(
  envelope: Envelope,
  letter: Letter,
  { siteUrl }: Pick<Environment, 'siteUrl'>,
): Envelope & { text: string; html: string } {
  return { ...envelope, text: letterText(letter), html: letterHtml(letter, siteUrl) };
}
