import { expect, it } from 'vitest';
import { breakWords } from './breakWords.ts';

/** Lines of at most `count` letters. */
function linesOf(text: string, count: number): string[] | undefined {
  return breakWords(text, (line) => line.length <= count);
}

it('fills each line', () => {
  expect(linesOf('Every talk is a closed deal, reopened.', 14)).toEqual([
    'Every talk is',
    'a closed deal,',
    'reopened.',
  ]);
  expect(linesOf('Terms', 14)).toEqual(['Terms']);
});

it('breaks at a soft hyphen and shows a hyphen', () => {
  const word = 'Der Ver\u00ADmögens\u00ADverwalter';
  expect(linesOf(word, 9)).toEqual(['Der Ver-', 'mögens-', 'verwalter']);
  expect(linesOf(word, 40)).toEqual(['Der Vermögensverwalter']);
});

it('counts the hyphen in the length of a line', () => {
  expect(linesOf('abc\u00ADdef\u00ADg', 6)).toEqual(['abc-', 'defg']);
  expect(linesOf('abc\u00ADdef\u00ADg', 7)).toEqual(['abcdefg']);
});

it('returns undefined if a word is longer than a line', () => {
  expect(linesOf('a Vermögensverwalter', 10)).toBeUndefined();
});
