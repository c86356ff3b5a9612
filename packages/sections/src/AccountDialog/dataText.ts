import type { MyData } from '@podium/data/schemas/myData.ts';
import type { ValueWords } from './accountContent.ts';

type Value = NonNullable<MyData[string]>[number][string];

/** A stored value on one line: arrays joined, nested values as JSON. */
export function valueText(value: Value, words: ValueWords): string {
  if (value === null || value === '') return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return value.map((each) => valueText(each, words)).join(', ') || words.nothing;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** A column name as text: 'min commitment' for 'min_commitment'. */
export function columnText(column: string): string {
  return column.replaceAll('_', ' ');
}
