import { style } from '../style.ts';

export const head = style({ marginBlockEnd: 'clamp(32px, 4vw, 64px)' });
