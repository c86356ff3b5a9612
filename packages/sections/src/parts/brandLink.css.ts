import { target } from '@podium/ui/theme/scale.css';
import { style } from '../style.ts';

/** As wide as the name, so that the focus ring shows the hit area. A long name wraps. */
export const brandLink = style({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  maxInlineSize: '100%',
  minBlockSize: target.minimum,
  marginInlineEnd: 'auto',
  textDecoration: 'none',
});
