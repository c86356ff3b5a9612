import { vars } from '@podium/ui/theme/contract.css';
import { space } from '@podium/ui/theme/scale.css';
import { style } from '../style.ts';

export const drawing = style({
  maxInlineSize: '560px',
  marginBlockStart: space.s6,
  color: vars.color.artwork.primary,
  selectors: { '&:empty': { display: 'none' } },
});
