import { space } from '@podium/ui/theme/scale.css';
import { color, style } from '../style.ts';

export const drawing = style({
  maxInlineSize: '560px',
  marginBlockStart: space.s6,
  color: color.artwork.primary,
  selectors: { '&:empty': { display: 'none' } },
});
