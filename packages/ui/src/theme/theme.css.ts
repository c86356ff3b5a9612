import { assignVars } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { stylesIn } from './layered.ts';
import { layers } from './layers.css.ts';
import { colorTokens, shadowTokens, type ColorToken, type ThemePair } from './tokens.ts';

const { globalStyle } = stylesIn(layers.reset);

type Colors = Record<ColorToken, string>;

function colorsOf(theme: keyof ThemePair): Colors {
  return Object.fromEntries(Object.entries(colorTokens).map(([token, pair]) => [token, pair[theme]])) as Colors;
}

function valuesOf(colors: Colors, shadow: string) {
  return assignVars(vars, { color: { ...colors, focus: vars.color.focusInk, focusGap: vars.color.paper }, shadow });
}

/** Assigns one colour to several roles. */
function every(roles: readonly ColorToken[], color: string): Partial<Colors> {
  return Object.fromEntries(roles.map((role) => [role, color]));
}

/** Light theme without backgrounds, and with dark text where the screen has light text. */
const printColors: Colors = {
  ...colorsOf('paper'),
  ...every(['paper', 'laid', 'sheet', 'deep', 'sun', 'rose', 'verm', 'night', 'event'], 'white'),
  ...every(['onDeep', 'onDeep2', 'onSun', 'onRose', 'onVerm', 'onNight', 'onNight2'], colorTokens.ink.paper),
  ...every(['deepLine', 'sunLine', 'roseLine', 'vermLine'], colorTokens.intaglio.paper),
  alarmOnDeep: colorTokens.serial.paper,
};

const paper = { colorScheme: 'light', vars: valuesOf(colorsOf('paper'), shadowTokens.paper) } as const;
const plate = { colorScheme: 'dark', vars: valuesOf(colorsOf('plate'), shadowTokens.plate) } as const;

globalStyle(':root', { ...paper, '@media': { print: { vars: valuesOf(printColors, 'none') } } });

/** Follow the system until the visitor chooses. Print always uses the light theme. */
globalStyle(':root:not([data-theme])', { '@media': { 'screen and (prefers-color-scheme: dark)': plate } });

globalStyle(":root[data-theme='dark']", { '@media': { screen: plate } });
