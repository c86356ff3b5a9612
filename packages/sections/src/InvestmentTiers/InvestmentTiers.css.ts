import { style } from '@vanilla-extract/css';
import { layers } from '@podium/ui/theme/layers.css';
import { from } from '@podium/ui/theme/media.css';

/** Sticky while the chart scrolls. */
export const head = style({
  '@layer': {
    [layers.sections]: { '@media': { [from.lg]: { position: 'sticky', insetBlockStart: '140px' } } },
  },
});
