import { style } from '@vanilla-extract/css';
import { layered } from '@podium/ui/theme/layered';
import { space, target } from '@podium/ui/theme/scale.css';

export const list = style(
  layered.sections({ display: 'flex', flexWrap: 'wrap', columnGap: space.s5, fontWeight: 560 }),
);

export const entry = style(layered.sections({ display: 'flex', alignItems: 'center', minBlockSize: target.minimum }));
