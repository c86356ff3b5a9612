import { style } from '../style.ts';

export const page = style({ paddingBlock: 'clamp(32px, 4vw, 64px)' });
