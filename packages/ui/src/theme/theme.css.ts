import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';
import { colorTokens, shadowTokens, type ColorToken, type ThemePair } from './tokens.ts';

function valuesOf(theme: keyof ThemePair) {
  const colors = Object.fromEntries(Object.entries(colorTokens).map(([token, pair]) => [token, pair[theme]])) as Record<
    ColorToken,
    string
  >;
  return assignVars(vars, {
    color: { ...colors, focus: vars.color.focusInk, focusGap: vars.color.paper },
    shadow: shadowTokens[theme],
  });
}

const plate = { colorScheme: 'dark', vars: valuesOf('plate') } as const;

globalStyle(':root', { '@layer': { [layers.reset]: { colorScheme: 'light', vars: valuesOf('paper') } } });

/** The system's wish counts as long as the visitor has not chosen. */
globalStyle(':root:not([data-theme])', {
  '@layer': { [layers.reset]: { '@media': { '(prefers-color-scheme: dark)': plate } } },
});

globalStyle(":root[data-theme='dark']", { '@layer': { [layers.reset]: plate } });
