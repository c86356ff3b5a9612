import { from } from '@podium/ui/theme/media.css';
import { style } from '../style.ts';

export const head = style({ '@media': { [from.lg]: { position: 'sticky', insetBlockStart: '140px' } } });
