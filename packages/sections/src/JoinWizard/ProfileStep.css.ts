import { style } from '@vanilla-extract/css';
import { layered } from '@podium/ui/theme/layered';
import { space } from '@podium/ui/theme/scale.css';

export const commitment = style(layered.sections({ display: 'grid', gap: space.s4 }));
