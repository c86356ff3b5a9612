import { space, target } from '@podium/ui/theme/scale.css';
import { style } from '../style.ts';

export const list = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.s5, fontWeight: 560 });

export const entry = style({ display: 'flex', alignItems: 'center', minBlockSize: target.minimum });
