import { grid as page, space } from '../theme/scale.css.ts';
import { from, mapValues, recipe } from '../theme/style.ts';

const { s1, s2, s3, s4, s5, s6, s7, s8 } = space;

const rowGap = mapValues({ s1, s2, s3, s4, s5, s6, s7, s8 }, (distance) => ({ rowGap: distance }));

export const grid = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: `repeat(${page.columns}, minmax(0, 1fr))`,
    gap: page.gutter,
    inlineSize: '100%',
    maxInlineSize: page.maxWidth,
    marginInline: 'auto',
  },
  variants: { rowGap, align: { center: { alignItems: 'center' }, end: { alignItems: 'end' }, stretch: {} } },
});

const columns = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9, 10: 10, 11: 11, 12: 12 } as const;

export type ColumnNumber = keyof typeof columns;

const spanFrom = (media: string) =>
  mapValues(columns, (column) => ({ '@media': { [media]: { gridColumnEnd: `span ${column}` } } }));

/** Never wider than its columns. From the narrowest to the widest, because later rules win. */
export const item = recipe({
  base: { gridColumnEnd: 'span 12', minInlineSize: 0 },
  variants: {
    spanMd: spanFrom(from.md),
    spanLg: spanFrom(from.lg),
    startLg: mapValues(columns, (column) => ({ '@media': { [from.lg]: { gridColumnStart: column } } })),
  },
});
