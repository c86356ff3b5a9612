import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.ts';

describe('REQ-OPS-1: CSV', () => {
  it('is quoted as RFC 4180 requires', () => {
    expect(csvLine(['plain', 'a,b', 'say "so"', 'two\nlines', null, true, 42, 10n ** 12n, ['A & B', 'C']])).toBe(
      'plain,"a,b","say ""so""","two\nlines",,true,42,1000000000000,"A & B; C"\r\n',
    );
  });

  it.each([
    '=1+1',
    '+44 20 0000 0000',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '\n=1',
    '＝1+1',
    '＋1',
    '－1',
    '＠x',
    '=HYPERLINK("https://evil.example","Click")',
    "=cmd|' /C calc'!A0",
  ])('a spreadsheet reads %j as text, not as a formula', (value) => {
    expect(csvLine([value])).toMatch(/^"?'/);
    expect(csvLine([[value]])).toMatch(/^"?'/);
  });

  it.each([
    ['x;=1+1;y', `"x;'=1+1;y"`],
    ['A call;\t-2+3', `"A call;\t'-2+3"`],
    ['Hello\t=1+1', `"Hello\t'=1+1"`],
    ["Hello\r\n\r\n =1+cmd|' /C calc'!A0", `"Hello\r\n\r\n' =1+cmd|' /C calc'!A0"`],
    ['x;"=1+1&"', `"x;'""=1+1&"""`],
    ['a;b\tc\r\n\r\nd; 1-2', `"a;b\tc\r\n\r\nd; 1-2"`],
  ])('with another separator, too, %j contains no formula', (value, expected) => {
    expect(csvLine([value])).toBe(`${expected}\r\n`);
  });

  it('numbers, umlauts and emoji stay unchanged', () => {
    expect(csvLine([-5, 'Grüße, 東京 🎤'])).toBe('-5,"Grüße, 東京 🎤"\r\n');
  });
});
