import { text } from '@podium/ui/theme/scale.css';
import { style } from '../style.ts';

export const place = style({ ...text.label, minBlockSize: '1lh' });
