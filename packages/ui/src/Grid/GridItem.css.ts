import { style } from '../theme/style.ts';
import { from } from '../theme/media.css.ts';

const columnNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export type ColumnNumber = (typeof columnNumbers)[number];

/** One class per column number, effective from a width on. */
function classes(
  rule: (column: ColumnNumber) => { gridColumnEnd: string } | { gridColumnStart: number },
  media?: string,
): Record<ColumnNumber, string> {
  const entries = columnNumbers.map((column) => {
    const inForce = media ? { '@media': { [media]: rule(column) } } : rule(column);
    return [column, style(inForce)];
  });
  return Object.fromEntries(entries) as Record<ColumnNumber, string>;
}

const spanRule = (column: ColumnNumber) => ({ gridColumnEnd: `span ${column}` });
const startRule = (column: ColumnNumber) => ({ gridColumnStart: column });

/** From the narrowest to the widest, because later rules win. */
export const span = { base: classes(spanRule), md: classes(spanRule, from.md), lg: classes(spanRule, from.lg) };

export const start = { base: classes(startRule), md: classes(startRule, from.md), lg: classes(startRule, from.lg) };

/** Never wider than its columns, whatever its content. */
export const item = style({ minInlineSize: 0 });
