import { surface } from '@podium/ui/theme/surface.css';
import { space } from '@podium/ui/theme/scale.css';
import { style } from '../style.ts';

export const band = style([surface.alt, { paddingBlock: space.section }]);
