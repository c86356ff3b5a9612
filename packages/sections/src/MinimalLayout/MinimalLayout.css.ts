import { surface } from '@podium/ui/theme/surface.css';
import { layout, space } from '@podium/ui/theme/scale.css';
import { column, stacked, style } from '../style.ts';

export const page = style([surface.page, { ...stacked, minBlockSize: '100svh', overflow: 'clip' }]);

export const bar = style({ display: 'flex', alignItems: 'center', minBlockSize: layout.navDesktop });

export const main = style({ flex: 1, ...column, alignContent: 'center', paddingBlock: `${space.s5} ${space.s8}` });
