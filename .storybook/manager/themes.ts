import { create } from 'storybook/theming/create';
import { colorTokens, type ColorToken, type ThemePair } from '../../packages/ui/src/theme/tokens.ts';

/** Storybook's manager theme, derived from our tokens. */
function themeFor(base: 'light' | 'dark', theme: keyof ThemePair) {
  const color = (token: ColorToken) => colorTokens[token][theme];
  return create({
    base,
    brandTitle: 'Podium',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: "'Hanken Grotesk', system-ui, sans-serif",
    fontCode: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    colorPrimary: color('intaglio'),
    colorSecondary: color('intaglio'),
    appBg: color('laid'),
    appContentBg: color('sheet'),
    appPreviewBg: color('paper'),
    appHoverBg: color('paper'),
    appBorderColor: color('rule'),
    appBorderRadius: 2,
    textColor: color('ink'),
    textInverseColor: color('onIntaglio'),
    textMutedColor: color('ink2'),
    barTextColor: color('ink2'),
    barHoverColor: color('intaglio'),
    barSelectedColor: color('intaglio'),
    barBg: color('sheet'),
    buttonBg: color('paper'),
    buttonBorder: color('edge'),
    booleanBg: color('laid'),
    booleanSelectedBg: color('sheet'),
    inputBg: color('sheet'),
    inputBorder: color('edge'),
    inputTextColor: color('ink'),
    inputBorderRadius: 2,
  });
}

export const storybookThemes = { light: themeFor('light', 'paper'), dark: themeFor('dark', 'plate') };
