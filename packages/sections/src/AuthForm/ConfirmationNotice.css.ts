import { vars } from '@podium/ui/theme/contract.css';
import { space } from '@podium/ui/theme/scale.css';
import { style } from '../style.ts';

export const notice = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.s1,
  paddingBlock: `${space.s3} ${space.s2}`,
  paddingInline: space.s4,
  borderInlineStart: `3px solid ${vars.color.artwork.primary}`,
  backgroundColor: vars.color.surface.alt,
});
