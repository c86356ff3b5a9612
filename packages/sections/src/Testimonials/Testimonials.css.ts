import { style } from '@vanilla-extract/css';
import { ground } from '@podium/ui/theme/fields.css';
import { layers } from '@podium/ui/theme/layers.css';
import { space } from '@podium/ui/theme/scale.css';

export const band = style([ground.laid, { '@layer': { [layers.sections]: { paddingBlock: space.section } } }]);
