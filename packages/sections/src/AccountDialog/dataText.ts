import type { MyData } from '@podium/data/schemas/myData';
import type { ValueWords } from './accountContent.ts';

type Value = NonNullable<MyData[string]>[number][string];

/** A stored value in one line: lists side by side, what is nested as JSON. */
export function valueText(value: Value, words: ValueWords): string {
  if (value === null || value === '') return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return value.map((each) => valueText(each, words)).join(', ') || words.nothing;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** 'min_commitment' as words: 'min commitment'. */
export function columnText(column: string): string {
  return column.replaceAll('_', ' ');
}

/** The tables in which something is stored, in the order in which they came. */
export function filledTables(data: MyData): { table: string; rows: NonNullable<MyData[string]> }[] {
  return Object.entries(data).flatMap(([table, rows]) => (rows && rows.length > 0 ? [{ table, rows }] : []));
}
