import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { colorTokens, type ColorToken, type ThemePair } from './tokens.ts';

type Pairs = Partial<Record<ColorToken, readonly ColorToken[]>>;

/** Text and the grounds on which it is set: at least 4.5:1. */
const textOnGrounds: Pairs = {
  ink: ['paper', 'laid', 'sheet'],
  ink2: ['paper', 'laid', 'sheet'],
  ink3: ['paper', 'laid', 'sheet'],
  link: ['paper', 'laid', 'sheet'],
  serial: ['paper', 'laid', 'sheet'],
  intaglio: ['paper', 'laid', 'sheet'],
  onIntaglio: ['intaglio', 'intaglioHover'],
  onDeep: ['deep'],
  onDeep2: ['deep'],
  onSun: ['sun'],
  onRose: ['rose'],
  onVerm: ['verm'],
  verm: ['onVerm'],
  onNight: ['night'],
  onNight2: ['night'],
  okFg: ['okBg'],
  warnFg: ['warnBg'],
  infoFg: ['infoBg'],
  noneFg: ['noneBg'],
  sun: ['onSun'],
  rose: ['onRose'],
  deep: ['onDeep'],
  badFg: ['badBg', 'paper', 'sheet'],
  onBadSolid: ['badSolid'],
  paper: ['ink'],
  onEvent: ['event'],
  alarmOnDeep: ['deep', 'night'],
};

/** Edges of controls, focus rings and line art, and the grounds on which they are drawn: at least 3:1. */
const shapesOnGrounds: Pairs = {
  edge: ['paper', 'sheet', 'laid'],
  focusInk: ['paper', 'sheet', 'laid'],
  intaglio: ['laid'],
  badSolid: ['sheet'],
  deepLine: ['deep'],
  sunLine: ['sun'],
  roseLine: ['rose', 'sheet'],
  vermLine: ['verm'],
  fieldEdgeSun: ['sun'],
};

const themes: readonly (keyof ThemePair)[] = ['paper', 'plate'];

function rows(pairs: Pairs) {
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
    expect(contrast(colorTokens[foreground][theme], colorTokens[ground][theme])).toBeGreaterThanOrEqual(4.5);
  });
});

describe('controls and lines can be seen', () => {
  test.for(rows(shapesOnGrounds))('$foreground on $ground in $theme', ({ theme, foreground, ground }) => {
    expect(contrast(colorTokens[foreground][theme], colorTokens[ground][theme])).toBeGreaterThanOrEqual(3);
  });
});
