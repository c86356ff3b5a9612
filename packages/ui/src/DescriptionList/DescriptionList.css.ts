import { vars } from '../theme/contract.css.ts';
import { style, styleVariants } from '../theme/style.ts';
import { from } from '../theme/media.css.ts';
import { font, space, text } from '../theme/scale.css.ts';

const { color } = vars;

const tracks = 'repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr))';

export const list = styleVariants({
  rows: {},
  stacked: { display: 'grid', gap: space.s4 },
  // Equal tracks: lists of the same length below each other align like a table.
  columns: { display: 'grid', gridTemplateColumns: tracks, gap: `${space.s4} ${space.gutter}` },
});

export const pair = styleVariants({
  rows: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `2px ${space.s5}`,
    paddingBlock: '14px',
    borderBlockStart: `1px solid ${color.border.subtle}`,
  },
  stacked: {},
  columns: { minInlineSize: 0 },
});

const termBase = style({ color: color.text.secondary, overflowWrap: 'anywhere' });
const smallTerm = { ...text.label, fontWeight: 560, hyphens: 'auto' } as const;

export const term = styleVariants({
  rows: [termBase, { minInlineSize: 0 }],
  stacked: [termBase, smallTerm],
  columns: [termBase, smallTerm],
});

const valueBase = style({ overflowWrap: 'anywhere' });

export const value = styleVariants({
  // A value that wraps to its own line is aligned with the end of that line.
  rows: [valueBase, { marginInlineStart: 'auto', fontWeight: 620, textAlign: 'end' }],
  stacked: [valueBase, { marginBlockStart: space.s1 }],
  columns: [
    valueBase,
    {
      marginBlockStart: space.s1,
      fontFamily: font.display,
      fontSize: '1.1875rem',
      fontWeight: 620,
      lineHeight: 1.1,
      letterSpacing: '-0.02em',
      '@media': { [from.lg]: { fontSize: '1.375rem' } },
    },
  ],
});

/** The emphasised value. */
export const lead = style({
  color: color.text.brand,
  fontSize: '1.625rem',
  '@media': { [from.lg]: { fontSize: '2.5rem' } },
});
