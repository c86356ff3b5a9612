import { vars } from '@podium/ui/theme/contract.css';
import { style } from '../style.ts';

export const mark = style({ color: vars.color.border.control, fontSize: '24px' });
