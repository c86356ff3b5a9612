import { text } from '@podium/ui/theme/scale.css';
import { color, from, style } from '../style.ts';

export const mission = style({
  ...text.h1,
  maxInlineSize: '18em',
  textWrap: 'balance',
  overflowWrap: 'break-word',
  '@media': { [from.lg]: { marginInlineStart: 'calc(100% / 12)' } },
});

export const call = style({ display: 'block', color: color.text.brand });
