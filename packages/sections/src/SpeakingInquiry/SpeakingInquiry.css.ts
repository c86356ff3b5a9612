import { space } from '@podium/ui/theme/scale.css';
import { column, from, globalStyle, style } from '../style.ts';

export const formHeading = style({ marginBlockEnd: '30px' });

// Form and column beside it are equally long.
globalStyle(`${formHeading} ~ * textarea`, { '@media': { [from.lg]: { minBlockSize: '272px' } } });

/** Note and requirements: sticky beside the form, clear of the fixed bars. */
export const aside = style({
  ...column,
  gap: space.s5,
  marginBlockStart: space.s5,
  '@media': { [from.lg]: { position: 'sticky', insetBlockStart: '100px', marginBlockStart: 0 } },
});
