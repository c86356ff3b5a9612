import { style } from '@vanilla-extract/css';
import { layered } from '@podium/ui/theme/layered';
import { target } from '@podium/ui/theme/scale.css';

/** As wide as the name, so that the focus ring shows the hit area. A long name wraps. */
export const brandLink = style(
  layered.sections({
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    maxInlineSize: '100%',
    minBlockSize: target.minimum,
    marginInlineEnd: 'auto',
    color: 'inherit',
    textDecoration: 'none',
  }),
);
