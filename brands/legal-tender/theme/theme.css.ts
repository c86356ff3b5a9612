import { createBrandTheme } from '@podium/ui/theme/createBrandTheme';
import { colors, shadow } from './colors.ts';
import { typography } from './typography.ts';
import './fonts.css.ts';

createBrandTheme({ colors, shadow, typography, radius: '2px' });
