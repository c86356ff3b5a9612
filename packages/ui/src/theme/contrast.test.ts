import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { colorOf, contrastPairs } from './contrastPairs.ts';
import { legalTender } from './legalTender.ts';

const rows = contrastPairs.flatMap((pair) => (['light', 'dark'] as const).map((theme) => ({ theme, ...pair })));

describe('contrast', () => {
  test('returns 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#0b4a41', '#0b4a41')).toBe(1);
  });

  test('rejects a transparent colour', () => {
    expect(() => contrast(legalTender.scrim.light, '#ffffff')).toThrow('#rrggbb');
  });
});

describe('REQ-A11Y-1: colours have enough contrast', () => {
  test.for(rows)('$color on $surface, $theme: at least $least', ({ theme, color, surface, least }) => {
    expect(contrast(colorOf(legalTender, color)[theme], colorOf(legalTender, surface)[theme])).toBeGreaterThanOrEqual(
      least,
    );
  });
});
