import { from } from '@podium/ui/theme/media.css';
import { font, space, text, weight } from '@podium/ui/theme/scale.css';
import { hangingQuotes, style } from '../style.ts';

/** No padding above: the preceding section ends with its own. */
export const section = style({ paddingBlockEnd: space.section });

export const figure = style({ '@media': { [from.lg]: { marginInline: '12.5% 0', maxInlineSize: '72rem' } } });

export const quote = style({
  fontFamily: font.display,
  fontSize: 'clamp(1.75rem, 1.1rem + 2.4vw, 3.125rem)',
  fontWeight: weight.heading,
  letterSpacing: '-0.022em',
  lineHeight: 1.12,
  textWrap: 'balance',
  ...hangingQuotes,
});

export const source = style({ ...text.small, marginBlockStart: space.s5, textWrap: 'balance' });
