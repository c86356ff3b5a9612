import { style } from '@vanilla-extract/css';
import { layers } from '@podium/ui/theme/layers.css';

export const page = style({
  '@layer': { [layers.sections]: { paddingBlock: 'clamp(32px, 4vw, 64px)' } },
});
