import { space } from '@podium/ui/theme/scale.css';
import { style } from '../style.ts';

export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s3,
  // Removed from the flow, so that no gap remains. Not hidden, because it is a live region.
  selectors: { '&:empty': { position: 'absolute' } },
});
