import { style } from '@vanilla-extract/css';
import { layered } from '@podium/ui/theme/layered';
import { from } from '@podium/ui/theme/media.css';
import { rule } from '@podium/ui/theme/rules.css';
import { space, text } from '@podium/ui/theme/scale.css';
import { tracks } from './tracks.ts';

/** Hidden on phones, where every figure has its label. */
export const columnHeads = style(
  layered.sections({
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
  }),
);

export const stories = style(layered.sections({ borderBlockStart: rule.strong }));
