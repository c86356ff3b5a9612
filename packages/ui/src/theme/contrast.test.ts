import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { leastContrast, shapesOnGrounds, textOnGrounds, type ContrastPairs } from './contrastPairs.ts';
import { colorTokens, type ColorToken, type ThemePair } from './tokens.ts';

const themes: readonly (keyof ThemePair)[] = ['paper', 'plate'];

function rows(pairs: ContrastPairs) {
  return Object.entries(pairs).flatMap(([foreground, grounds]) =>
    grounds.flatMap((ground) => themes.map((theme) => ({ theme, foreground: foreground as ColorToken, ground }))),
  );
}

describe('the formula', () => {
  test('gives 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#0b4a41', '#0b4a41')).toBe(1);
  });

  test('refuses a colour that lets its ground through', () => {
    expect(() => contrast(colorTokens.scrim.paper, '#ffffff')).toThrow('#rrggbb');
  });
});

describe('text is readable', () => {
  test.for(rows(textOnGrounds))('$foreground on $ground in $theme', ({ theme, foreground, ground }) => {
    expect(contrast(colorTokens[foreground][theme], colorTokens[ground][theme])).toBeGreaterThanOrEqual(
      leastContrast.text,
    );
  });
});

describe('controls and lines can be seen', () => {
  test.for(rows(shapesOnGrounds))('$foreground on $ground in $theme', ({ theme, foreground, ground }) => {
    expect(contrast(colorTokens[foreground][theme], colorTokens[ground][theme])).toBeGreaterThanOrEqual(
      leastContrast.shapes,
    );
  });
});
