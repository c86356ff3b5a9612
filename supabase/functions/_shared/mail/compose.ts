import { type Letter, letterHtml, letterText } from './layout.ts';
import type { Mail } from './mail.ts';

/** A letter, addressed. */
export function compose(envelope: Omit<Mail, 'text' | 'html'>, letter: Letter): Mail {
  return { ...envelope, text: letterText(letter), html: letterHtml(letter) };
}
