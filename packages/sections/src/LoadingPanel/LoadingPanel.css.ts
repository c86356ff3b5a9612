import { style } from '@vanilla-extract/css';
import { layers } from '@podium/ui/theme/layers.css';
import { noScript } from '@podium/ui/theme/media.css';
import { text } from '@podium/ui/theme/scale.css';

/** Hidden without JavaScript, where loading never ends. */
export const page = style({
  '@layer': {
    [layers.sections]: {
      paddingBlock: 'clamp(32px, 4vw, 64px)',
      '@media': { [noScript]: { display: 'none' } },
    },
  },
});

export const words = style({
  '@layer': { [layers.sections]: { ...text.h3, overflowWrap: 'anywhere' } },
});
