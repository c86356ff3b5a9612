import type { BrandTheme } from '@podium/ui/theme/brandTheme';
import { colors } from './colors.ts';
import { palette } from './palette.ts';
import { look, radius } from './shape.ts';
import { typography } from './typography.ts';

export const theme: BrandTheme = {
  colors,
  typography,
  radius,
  size: { control: 52, section: 1, display: 1 },
  leading: 0,
  look,
  shadow: {
    light: [
      { y: 1, blur: 0, spread: 0, color: palette.stone82 },
      { y: 18, blur: 40, spread: -18, color: palette.inkVeil },
    ],
    dark: [
      { y: 0, blur: 0, spread: 1, color: palette.stone24 },
      { y: 24, blur: 48, spread: -16, color: palette.black },
    ],
  },
};
