import { style } from '@vanilla-extract/css';
import { layers } from '@podium/ui/theme/layers.css';
import { text } from '@podium/ui/theme/scale.css';

export const page = style({ '@layer': { [layers.sections]: { paddingBlock: 'clamp(32px, 4vw, 64px)' } } });

export const words = style({
  '@layer': { [layers.sections]: { ...text.h3, overflowWrap: 'anywhere' } },
});
