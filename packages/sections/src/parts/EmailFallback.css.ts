import { style } from '@vanilla-extract/css';
import { layered } from '@podium/ui/theme/layered';
import { space } from '@podium/ui/theme/scale.css';

export const place = style(
  layered.sections({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s3,
    // Removed from the flow, so that no gap remains. Not hidden, because it is a live region.
    selectors: { '&:empty': { position: 'absolute' } },
  }),
);
