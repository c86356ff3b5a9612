import { vars } from '@podium/ui/theme/contract.css';
import { style } from '../style.ts';

export const drawing = style({ inlineSize: '100%', color: vars.color.roseLine });

export const clause = style({ stroke: vars.color.serial });
