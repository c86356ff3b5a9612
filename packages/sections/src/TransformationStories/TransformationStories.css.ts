import { style } from '@vanilla-extract/css';
import { vars } from '@podium/ui/theme/contract.css';
import { layers } from '@podium/ui/theme/layers.css';
import { from } from '@podium/ui/theme/media.css';
import { space, text } from '@podium/ui/theme/scale.css';
import { tracks } from './tracks.ts';

/** Hidden on phones, where every figure has its label. */
export const columnHeads = style({
  '@layer': {
    [layers.sections]: {
      display: 'none',
      '@media': {
        [from.md]: {
          display: 'grid',
          gridTemplateColumns: tracks,
          columnGap: space.gutter,
          paddingBlockEnd: '10px',
          ...text.label,
        },
      },
    },
  },
});

export const stories = style({
  '@layer': { [layers.sections]: { borderBlockStart: `1.5px solid ${vars.color.ink}` } },
});
