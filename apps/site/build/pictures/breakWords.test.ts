import { describe, expect, it } from 'vitest';
import { breakWords } from './breakWords.ts';

/** Lines of at most `count` letters. */
function linesOf(text: string, count: number): string[] | undefined {
  return breakWords(text, (line) => line.length <= count);
}

describe('words in lines', () => {
  it('are as full as they get', () => {
    expect(linesOf('Every talk is a closed deal, reopened.', 14)).toEqual([
      'Every talk is',
      'a closed deal,',
      'reopened.',
    ]);
    expect(linesOf('Terms', 14)).toEqual(['Terms']);
  });

  it('break within a word where it says so, and show that', () => {
    const word = 'Der Ver\u00ADmögens\u00ADverwalter';
    expect(linesOf(word, 9)).toEqual(['Der Ver-', 'mögens-', 'verwalter']);
    expect(linesOf(word, 40)).toEqual(['Der Vermögensverwalter']);
  });

  it('leave room for the hyphen', () => {
    expect(linesOf('abc\u00ADdef\u00ADg', 6)).toEqual(['abc-', 'defg']);
    expect(linesOf('abc\u00ADdef\u00ADg', 7)).toEqual(['abcdefg']);
  });

  it('are none where a word is longer than a line', () => {
    expect(linesOf('a Vermögensverwalter', 10)).toBeUndefined();
  });
});
