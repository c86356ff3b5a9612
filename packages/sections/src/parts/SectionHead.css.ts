import { style } from '@vanilla-extract/css';
import { layers } from '@podium/ui/theme/layers.css';

export const head = style({
  '@layer': { [layers.sections]: { marginBlockEnd: 'clamp(32px, 4vw, 64px)' } },
});
