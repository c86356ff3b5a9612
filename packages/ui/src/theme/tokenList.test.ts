import { describe, expect, test } from 'vitest';
import { vars } from './contract.css.ts';
import { portraitInk } from './inks.css.ts';
import { breakpoint, from } from './media.css.ts';
import { controlEdge, errorEdge, rule } from './rules.css.ts';
import * as scale from './scale.css.ts';
import { colorTokens, shadowTokens } from './tokens.ts';

/* Lists all tokens again, so that a missing or changed token fails here. */

/** Light theme, dark theme. */
const colors = {
  paper: ['#eff2ec', '#0b1714'],
  laid: ['#e0e8de', '#11211d'],
  sheet: ['#fafbf7', '#172a25'],
  ink: ['#0c1f1b', '#e8eee4'],
  ink2: ['#3d5049', '#b0c0b7'],
  ink3: ['#5a6b64', '#8fa399'],
  rule: ['#c3cec4', '#2a3d37'],
  edge: ['#687a72', '#73897f'],
  intaglio: ['#0b4a41', '#8fd3bf'],
  onIntaglio: ['#f2f6ee', '#06201b'],
  intaglioHover: ['#07332d', '#b4e6d7'],
  serial: ['#bd250d', '#ff8a6b'],
  link: ['#0b4a41', '#8fd3bf'],
  deep: ['#08302a', '#050d0b'],
  onDeep: ['#e4eee3', '#e4eee3'],
  onDeep2: ['#a9c2b6', '#a9c2b6'],
  deepLine: ['#7fb8a6', '#6fb39f'],
  deepRule: ['#2a5249', '#23423a'],
  sun: ['#ffc22e', '#2a2107'],
  onSun: ['#1c1603', '#ffd877'],
  sunLine: ['#7a5200', '#d9a520'],
  sunRule: ['#a87400', '#8a6a1c'],
  rose: ['#f4cdc0', '#2b1712'],
  onRose: ['#2b0f08', '#f8cfc1'],
  roseLine: ['#a8412a', '#d9765a'],
  verm: ['#c5280f', '#43110a'],
  onVerm: ['#fff5ee', '#ffd9cc'],
  vermLine: ['#ffb49f', '#e2553a'],
  night: ['#07100e', '#030706'],
  onNight: ['#e9efe6', '#e9efe6'],
  onNight2: ['#9fb0a7', '#9fb0a7'],
  iris1: ['#0b4a41', '#8fd3bf'],
  iris2: ['#1d5f86', '#7fb6e6'],
  iris3: ['#c5280f', '#ff8a6b'],
  iris4: ['#d98a00', '#ffd166'],
  okBg: ['#cfe8d3', '#12331f'],
  okFg: ['#0c4a22', '#9fe0b4'],
  warnBg: ['#ffe08a', '#3a2c05'],
  warnFg: ['#4d3600', '#ffd877'],
  infoBg: ['#d3e2fa', '#152a4d'],
  infoFg: ['#123d86', '#b3cdfb'],
  noneBg: ['#dde2de', '#24312d'],
  noneFg: ['#3b4743', '#c0ccc5'],
  badBg: ['#f9d4cb', '#43150c'],
  badFg: ['#8c1604', '#ffb3a0'],
  badSolid: ['#b3210a', '#ff8a6b'],
  onBadSolid: ['#fff5ee', '#2a0903'],
  scrim: ['#07100ea8', '#000000b8'],
  event: ['#ffc22e', '#ffc94d'],
  onEvent: ['#1c1603', '#1c1603'],
  fieldEdgeSun: ['#7a5200', '#d9a520'],
  alarmOnDeep: ['#ff8a6b', '#ff8a6b'],
  focusInk: ['#1447c0', '#9cc0ff'],
} as const;

describe('colours', () => {
  test.for(Object.entries(colors))('%s', ([name, [paper, plate]]) => {
    expect(colorTokens[name as keyof typeof colors]).toEqual({ paper, plate });
  });

  test('are exactly these', () => {
    expect(Object.keys(colorTokens).toSorted()).toEqual(Object.keys(colors).toSorted());
  });

  test('each have a name in the contract, as do the focus ring, its gap and the shadow', () => {
    expect(Object.keys(vars.color).toSorted()).toEqual([...Object.keys(colors), 'focus', 'focusGap'].toSorted());
    expect(vars.shadow).toBe('var(--shadow)');
  });

  test('shadow', () => {
    expect(shadowTokens).toEqual({
      paper: '0 1px 0 #c3cec4, 0 18px 40px -18px #0c1f1b55',
      plate: '0 0 0 1px #2a3d37, 0 24px 48px -16px #000',
    });
  });

  test('portrait ink: three of the four iris stops', () => {
    expect(portraitInk).toContain('var(--iris-1) 12%, var(--iris-2) 50%, var(--iris-3) 80%');
  });
});

describe('typography', () => {
  test('two families, weights, line heights and letter spacing', () => {
    expect(scale.font.serif).toMatch(/^'Besley'.*Georgia, serif$/);
    expect(scale.font.sans).toMatch(/^'Hanken Grotesk'.*system-ui, sans-serif$/);
    expect(scale.weight).toEqual({
      display: 470,
      heading: 480,
      subheading: 560,
      numeral: 620,
      numeralLarge: 520,
      body: 400,
      fieldText: 450,
      label: 620,
      badge: 650,
    });
    expect(scale.lineHeight).toEqual({
      mega: 0.88,
      hero: 0.94,
      heading: 1,
      sub: 1.12,
      lede: 1.45,
      body: 1.55,
      label: 1.3,
    });
    expect(scale.tracking).toEqual({
      mega: '-0.045em',
      hero: '-0.035em',
      heading: '-0.022em',
      sub: '-0.012em',
      numeral: '-0.035em',
      body: '0',
      banner: '0.045em',
    });
    expect(scale.numeric).toBe('tabular-nums lining-nums');
    expect(scale.measure).toEqual({ body: '62ch', lede: '40ch', card: '44ch' });
  });

  test.for([
    ['mega', 'clamp(3.5rem, 1.2rem + 9.6vw, 10rem)', 480, 0.88],
    ['hero', 'clamp(2.75rem, 1.35rem + 5.7vw, 6.75rem)', 470, 0.94],
    ['h1', 'clamp(2.375rem, 1.5rem + 3.6vw, 5rem)', 480, 1],
    ['h2', 'clamp(2rem, 1.45rem + 2.3vw, 3.75rem)', 480, 1],
    ['h3', 'clamp(1.375rem, 1.2rem + 0.7vw, 1.875rem)', 560, 1.12],
    ['lede', 'clamp(1.125rem, 1.04rem + 0.4vw, 1.375rem)', 400, 1.45],
    ['body', '1.0625rem', 400, 1.55],
    ['small', '0.9375rem', 400, 1.55],
    ['label', '0.8125rem', 620, 1.3],
    ['micro', '0.75rem', 400, 1.3],
  ] as const)('the step %s', ([step, fontSize, fontWeight, lineHeight]) => {
    expect(scale.text[step]).toMatchObject({ fontSize, fontWeight, lineHeight });
  });
});

describe('measures', () => {
  test('space', () => {
    const { section, gutter, pageEdge, ...insides } = scale.space;
    expect(Object.values(insides).map(parseFloat)).toEqual([4, 8, 12, 16, 24, 32, 48, 64, 96, 128, 176]);
    expect(section).toBe('clamp(72px, 3.2rem + 5.5vw, 144px)');
    expect(gutter).toBe('clamp(16px, 1.7vw, 24px)');
    expect(pageEdge).toBe('clamp(20px, 3.4vw, 56px)');
  });

  test('grid and breakpoints', () => {
    expect(scale.grid).toEqual({ columns: 12, maxWidth: '1360px', gutter: scale.space.gutter });
    expect(breakpoint).toEqual({ sm: 480, md: 768, lg: 1024, xl: 1100, wide: 1440 });
    expect(Object.keys(from)).toEqual(Object.keys(breakpoint));
  });

  test('radii, targets, bars and layers', () => {
    expect(scale.radius).toEqual({ none: '0', control: '2px', full: '999px' });
    expect(scale.target).toEqual({ minimum: '44px', control: '52px', road: '56px' });
    expect(scale.layout).toEqual({
      bannerDesktop: '44px',
      bannerMobile: '48px',
      navDesktop: '80px',
      navMobile: '60px',
      navStuckDesktop: '60px',
      navStuckMobile: '52px',
    });
    expect(scale.zIndex).toEqual({ base: 0, road: 50, top: 60, scrim: 70, drawer: 80, dialog: 90, toast: 100 });
  });

  test('lines', () => {
    expect(rule).toEqual({
      hair: '1px solid var(--rule)',
      strong: '1.5px solid var(--ink)',
      perforation: '2px dotted var(--edge)',
    });
    expect(controlEdge).toEqual({ side: '1px solid var(--edge)', foot: '2px solid var(--edge)' });
    expect(errorEdge).toEqual({ side: '1px solid var(--bad-solid)', foot: '3px solid var(--bad-solid)' });
  });

  test('motion', () => {
    expect(scale.duration).toEqual({ fast: '120ms', base: '220ms', slow: '420ms', register: '900ms' });
    expect(scale.easing).toEqual({ press: 'cubic-bezier(0.2, 0.7, 0.1, 1)', out: 'cubic-bezier(0.16, 1, 0.3, 1)' });
    expect(scale.register).toEqual({ turn: '5deg', opacity: 0.2 });
  });
});
