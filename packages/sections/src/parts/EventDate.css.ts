import { lineHeight, text, weight } from '@podium/ui/theme/scale.css';
import { from, numeral, stacked, style } from '../style.ts';

export const date = style({ ...stacked, gap: '2px' });

export const days = style({
  ...numeral('2rem', lineHeight.hero),
  whiteSpace: 'nowrap',
  '@media': { [from.md]: { fontSize: '2.25rem' } },
});

export const month = style({ ...text.small, fontWeight: weight.label, lineHeight: lineHeight.label });
