import { from } from '@podium/ui/theme/media.css';
import { space } from '@podium/ui/theme/scale.css';
import { style } from '../style.ts';

export const formHeading = style({ marginBlockEnd: '30px' });

/** Sticky beside the form, clear of the fixed bars. */
export const requirements = style({
  marginBlockStart: space.s5,
  '@media': { [from.lg]: { position: 'sticky', insetBlockStart: '100px', marginBlockStart: 0 } },
});
