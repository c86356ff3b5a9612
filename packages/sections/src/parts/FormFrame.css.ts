import { column, style } from '../style.ts';

export const form = style({ ...column, gap: '22px' });
