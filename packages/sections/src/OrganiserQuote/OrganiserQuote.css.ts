import { from } from '@podium/ui/theme/media.css';
import { font, space, text, weight } from '@podium/ui/theme/scale.css';
import { style } from '../style.ts';

/** The section above has its own space below. */
export const section = style({ paddingBlockEnd: space.section });

export const figure = style({ '@media': { [from.lg]: { marginInline: '12.5% 0', maxInlineSize: '72rem' } } });

/** Hanging punctuation: the opening quotation mark is outside. */
export const quote = style({
  fontFamily: font.display,
  fontSize: 'clamp(1.75rem, 1.1rem + 2.4vw, 3.125rem)',
  fontWeight: weight.heading,
  letterSpacing: '-0.022em',
  lineHeight: 1.12,
  textIndent: '-0.42em',
  textWrap: 'balance',
  '::before': { content: 'open-quote' },
  '::after': { content: 'close-quote' },
});

export const source = style({ ...text.small, marginBlockStart: space.s5, textWrap: 'balance' });
