import { from, style } from '../style.ts';

export const head = style({ '@media': { [from.lg]: { position: 'sticky', insetBlockStart: '140px' } } });
