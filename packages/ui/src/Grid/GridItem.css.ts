import { from } from '../theme/media.css.ts';
import { recipe } from '../theme/style.ts';

const columnNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export type ColumnNumber = (typeof columnNumbers)[number];

type Placement = { gridColumnEnd: string } | { gridColumnStart: number };

/** One variant per column number, effective from a width on. */
function byColumn(rule: (column: ColumnNumber) => Placement, media?: string) {
  const entries = columnNumbers.map((column) => [
    column,
    media ? { '@media': { [media]: rule(column) } } : rule(column),
  ]);
  return Object.fromEntries(entries) as Record<ColumnNumber, Placement>;
}

const span = (column: ColumnNumber) => ({ gridColumnEnd: `span ${column}` });
const start = (column: ColumnNumber) => ({ gridColumnStart: column });

/** Never wider than its columns. From the narrowest to the widest, because later rules win. */
export const item = recipe({
  base: { minInlineSize: 0 },
  variants: {
    span: byColumn(span),
    spanMd: byColumn(span, from.md),
    spanLg: byColumn(span, from.lg),
    start: byColumn(start),
    startMd: byColumn(start, from.md),
    startLg: byColumn(start, from.lg),
  },
});
