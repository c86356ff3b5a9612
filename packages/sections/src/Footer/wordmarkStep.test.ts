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
  ])('sets %s as a name of up to %i characters', (name, step) => {
    expect(wordmarkStep(name)).toBe(step);
  });

  it('counts characters as they are seen, not as they are stored', () => {
    expect(wordmarkStep('𝔍𝔬𝔯𝔦𝔰')).toBe(6);
  });
});
