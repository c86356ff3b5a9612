import { lineHeight, text, weight } from '@podium/ui/theme/scale.css';
import { from, numeral, style } from '../style.ts';

export const date = style({ display: 'flex', flexDirection: 'column', gap: '2px' });

export const days = style({
  ...numeral,
  fontSize: '2rem',
  lineHeight: lineHeight.hero,
  whiteSpace: 'nowrap',
  '@media': { [from.md]: { fontSize: '2.25rem' } },
});

export const month = style({ ...text.small, fontWeight: weight.label, lineHeight: lineHeight.label });
