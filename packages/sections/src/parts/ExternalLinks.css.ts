import { space, target, weight } from '@podium/ui/theme/scale.css';
import { style } from '../style.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(8rem, 30%), 1fr))',
  columnGap: space.s3,
  fontWeight: weight.medium,
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: target.minimum,
  overflowWrap: 'anywhere',
});
