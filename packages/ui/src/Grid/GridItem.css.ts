import { mapValues } from '../theme/layered.ts';
import { from } from '../theme/media.css.ts';
import { recipe } from '../theme/style.ts';

const columns = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9, 10: 10, 11: 11, 12: 12 } as const;

export type ColumnNumber = keyof typeof columns;

const spanFrom = (media: string) =>
  mapValues(columns, (column) => ({ '@media': { [media]: { gridColumnEnd: `span ${column}` } } }));
const startFrom = (media: string) =>
  mapValues(columns, (column) => ({ '@media': { [media]: { gridColumnStart: column } } }));

/** Never wider than its columns. From the narrowest to the widest, because later rules win. */
export const item = recipe({
  base: { gridColumnEnd: 'span 12', minInlineSize: 0 },
  variants: {
    spanMd: spanFrom(from.md),
    spanLg: spanFrom(from.lg),
    startMd: startFrom(from.md),
    startLg: startFrom(from.lg),
  },
});
