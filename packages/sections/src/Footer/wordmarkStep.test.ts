import { describe, expect, it } from 'vitest';
import { wordmarkStep } from './wordmarkStep.ts';

describe('wordmarkStep', () => {
  it.each([
    ['Mercer', 6],
    ['M. Sloot', 8],
    ['Joris Sloot', 11],
    ['Anna-Lena Berg', 14],
    ['Anna-Lena Berger', 16],
    ['Anna-Lena Bergers', 18],
    ['Maximilian-Alexander von Hohenfels-Wittelsbach', 24],
  ])('uses for %s the step for names of up to %i characters', (name, step) => {
    expect(wordmarkStep(name)).toBe(step);
  });

  it('counts code points, not UTF-16 code units', () => {
    expect(wordmarkStep('𝔍𝔬𝔯𝔦𝔰')).toBe(6);
  });
});
