import { from } from '@podium/ui/theme/media.css';
import { rule } from '@podium/ui/theme/rules.css';
import { space, text } from '@podium/ui/theme/scale.css';
import { style } from '../style.ts';
import { tracks } from './tracks.ts';

/** Hidden on phones, where every figure has its label. */
export const columnHeads = style({
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
});

export const stories = style({ borderBlockStart: rule.strong });
