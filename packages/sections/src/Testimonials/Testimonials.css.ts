import { style } from '@vanilla-extract/css';
import { surface } from '@podium/ui/theme/surface.css';
import { layers } from '@podium/ui/theme/layers.css';
import { space } from '@podium/ui/theme/scale.css';

export const band = style([surface.laid, { '@layer': { [layers.sections]: { paddingBlock: space.section } } }]);
