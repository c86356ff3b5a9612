import { style } from '../theme/style.ts';

export const stack = style({ display: 'flex', flexDirection: 'column' });
