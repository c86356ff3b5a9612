import { from } from '@podium/ui/theme/media.css';
import { font, lineHeight, text, tracking, weight } from '@podium/ui/theme/scale.css';
import { style } from '../style.ts';

export const date = style({ display: 'flex', flexDirection: 'column', gap: '2px' });

export const numeral = style({
  fontFamily: font.display,
  fontSize: '2rem',
  fontWeight: weight.numeral,
  letterSpacing: tracking.numeral,
  lineHeight: lineHeight.hero,
  whiteSpace: 'nowrap',
  '@media': { [from.md]: { fontSize: '2.25rem' } },
});

export const month = style({ ...text.small, fontWeight: weight.label, lineHeight: lineHeight.label });
