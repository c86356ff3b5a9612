import { createBrandTheme } from '@podium/ui/theme/createBrandTheme';
import './fonts.css.ts';
import { theme } from './theme.ts';

createBrandTheme(theme);
