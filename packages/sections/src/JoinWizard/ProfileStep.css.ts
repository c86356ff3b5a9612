import { style } from '@vanilla-extract/css';
import { layers } from '@podium/ui/theme/layers.css';
import { space } from '@podium/ui/theme/scale.css';

export const commitment = style({ '@layer': { [layers.sections]: { display: 'grid', gap: space.s4 } } });
