import { expect, test } from 'vitest';
import { valueText } from './dataText.ts';

const words = { nothing: '–', yes: 'yes', no: 'no' };

test.each([
  ['Robin', 'Robin'],
  [1_000_000, '1000000'],
  [true, 'yes'],
  [false, 'no'],
  [null, '–'],
  ['', '–'],
  [['Private Equity', 'Real Estate'], 'Private Equity, Real Estate'],
  [[], '–'],
  [{ full_name: 'Robin' }, '{"full_name":"Robin"}'],
])('REQ-AUTH-9: %j is shown as %s', (value, text) => {
  expect(valueText(value, words)).toBe(text);
});
