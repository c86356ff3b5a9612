import type { BrandTheme } from '@podium/ui/theme/brandTheme';
import { colors } from './colors.ts';
import { look, radius } from './shape.ts';
import { typography } from './typography.ts';

export const theme: BrandTheme = {
  colors,
  typography,
  radius,
  size: { control: 48, section: 0.92, display: 0.9 },
  leading: 0.06,
  look,
  shadow: {
    light: [
      { y: 1, blur: 2, spread: 0, color: '#0c0e2414' },
      { y: 16, blur: 40, spread: -12, color: '#0c0e2429' },
    ],
    dark: [
      { y: 0, blur: 0, spread: 1, color: '#2b2d3c' },
      { y: 24, blur: 48, spread: -16, color: '#000000' },
    ],
  },
};
