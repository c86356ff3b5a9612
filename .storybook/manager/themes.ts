import { create } from 'storybook/theming/create';
import type { ThemeColor } from '../../packages/ui/src/theme/brandTheme.ts';
import { colors } from '@podium/brands/active/theme/colors.ts';
import { typography } from '@podium/brands/active/theme/typography.ts';

const { text } = typography;

function themeFor(theme: keyof ThemeColor) {
  const color = (role: keyof typeof colors.page) => colors.page[role][theme];
  return create({
    base: theme,
    brandTitle: 'Podium',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: `'${text.family}', ${text.fallback}`,
    fontCode: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    colorPrimary: color('action'),
    // The light value in both themes: Storybook writes white text on it.
    colorSecondary: colors.page.action.light,
    appBg: color('alt'),
    appContentBg: color('raised'),
    appPreviewBg: color('background'),
    appHoverBg: color('background'),
    appBorderColor: color('border'),
    appBorderRadius: 2,
    textColor: color('text'),
    textInverseColor: color('actionText'),
    textMutedColor: color('textSecondary'),
    barTextColor: color('textSecondary'),
    barHoverColor: color('action'),
    barSelectedColor: color('action'),
    barBg: color('raised'),
    buttonBg: color('background'),
    buttonBorder: color('borderControl'),
    booleanBg: color('alt'),
    booleanSelectedBg: color('raised'),
    inputBg: color('raised'),
    inputBorder: color('borderControl'),
    inputTextColor: color('text'),
    inputBorderRadius: 2,
  });
}

export const storybookThemes = { light: themeFor('light'), dark: themeFor('dark') };
