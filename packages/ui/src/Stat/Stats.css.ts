import { style } from '../theme/style.ts';
import { from } from '../theme/media.css.ts';
import { rule } from '../theme/rules.css.ts';
import { space } from '../theme/scale.css.ts';

const cut = rule.perforation;

/** Two by two on narrow screens; from 1024 px one row of content-sized cells that share the remaining space equally. */
export const stats = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
  '@media': {
    [from.lg]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'auto' },
  },
});

export const cell = style({
  minInlineSize: 0,
  paddingBlock: '16px 18px',
  paddingInlineStart: '14px',
  borderInlineStart: cut,
  selectors: {
    '&:nth-child(odd)': { paddingInlineStart: 0, borderInlineStart: 0 },
    '&:nth-child(n + 3)': { borderBlockStart: cut },
  },
  '@media': {
    [from.lg]: {
      paddingBlock: '22px 26px',
      paddingInline: space.s5,
      selectors: {
        '&:nth-child(odd)': { paddingInlineStart: space.s5, borderInlineStart: cut },
        '&:nth-child(n + 3)': { borderBlockStart: 0 },
        '&:first-child': { paddingInlineStart: 0, borderInlineStart: 0 },
      },
    },
  },
});
