import { space, text, weight } from '../theme/scale.css.ts';
import { color, style, styleVariants, wrapping } from '../theme/style.ts';

export const list = styleVariants({ rows: {}, stacked: { display: 'grid', gap: space.s4 } });

export const pair = styleVariants({
  rows: {
    ...wrapping,
    justifyContent: 'space-between',
    gap: `2px ${space.s5}`,
    paddingBlock: '14px',
    borderBlockStart: `1px solid ${color.border.subtle}`,
  },
  stacked: {},
});

const termBase = style({ color: color.text.secondary, overflowWrap: 'anywhere' });

export const term = styleVariants({
  rows: [termBase, { minInlineSize: 0 }],
  stacked: [termBase, { ...text.label, fontWeight: weight.medium, hyphens: 'auto' }],
});

const valueBase = style({ overflowWrap: 'anywhere' });

export const value = styleVariants({
  // A value that wraps to its own line is aligned with the end of that line.
  rows: [valueBase, { marginInlineStart: 'auto', fontWeight: weight.label, textAlign: 'end' }],
  stacked: [valueBase, { marginBlockStart: space.s1 }],
});
