import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { leastContrast, shapesOnSurfaces, textOnSurfaces, type ContrastPairs } from './contrastPairs.ts';
import { colorTokens, type ColorToken, type ThemePair } from './tokens.ts';

const themes: readonly (keyof ThemePair)[] = ['paper', 'plate'];

function rows(pairs: ContrastPairs) {
  return Object.entries(pairs).flatMap(([foreground, surfaces]) =>
    surfaces.flatMap((surface) => themes.map((theme) => ({ theme, foreground: foreground as ColorToken, surface }))),
  );
}

describe('contrast', () => {
  test('returns 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#0b4a41', '#0b4a41')).toBe(1);
  });

  test('rejects a transparent colour', () => {
    expect(() => contrast(colorTokens.scrim.paper, '#ffffff')).toThrow('#rrggbb');
  });
});

describe('REQ-A11Y-1: text has enough contrast', () => {
  test.for(rows(textOnSurfaces))('$foreground on $surface in $theme', ({ theme, foreground, surface }) => {
    expect(contrast(colorTokens[foreground][theme], colorTokens[surface][theme])).toBeGreaterThanOrEqual(
      leastContrast.text,
    );
  });
});

describe('REQ-A11Y-1: controls and lines have enough contrast', () => {
  test.for(rows(shapesOnSurfaces))('$foreground on $surface in $theme', ({ theme, foreground, surface }) => {
    expect(contrast(colorTokens[foreground][theme], colorTokens[surface][theme])).toBeGreaterThanOrEqual(
      leastContrast.shapes,
    );
  });
});
