import { style } from '@vanilla-extract/css';
import { layers } from '@podium/ui/theme/layers.css';
import { space } from '@podium/ui/theme/scale.css';

export const place = style({
  '@layer': {
    [layers.sections]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space.s3,
      // Removed from the flow, so that no gap remains. Not hidden, because it is a live region.
      selectors: { '&:empty': { position: 'absolute' } },
    },
  },
});
