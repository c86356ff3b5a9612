import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';

describe('contrast', () => {
  test('returns 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#0b4a41', '#0b4a41')).toBe(1);
  });

  test('rejects a transparent colour', () => {
    expect(() => contrast('#07100ea8', '#ffffff')).toThrow('#rrggbb');
  });
});
