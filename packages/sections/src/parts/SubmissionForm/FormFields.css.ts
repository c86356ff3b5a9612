import { style } from '@vanilla-extract/css';
import { layered } from '@podium/ui/theme/layered';
import { from } from '@podium/ui/theme/media.css';
import { space } from '@podium/ui/theme/scale.css';

export const lines = style(
  layered.sections({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `26px ${space.gutter}`,
    '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);
