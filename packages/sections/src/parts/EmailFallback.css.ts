import { space } from '@podium/ui/theme/scale.css';
import { column, style } from '../style.ts';

export const place = style({
  ...column,
  gap: space.s3,
  // Removed from the flow, so that no gap remains. Not hidden, because it is a live region.
  selectors: { '&:empty': { position: 'absolute' } },
});
