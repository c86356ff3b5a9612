import { style } from '@vanilla-extract/css';
import { surface } from '@podium/ui/theme/surface.css';
import { layered } from '@podium/ui/theme/layered';
import { space } from '@podium/ui/theme/scale.css';

export const band = style([surface.laid, layered.sections({ paddingBlock: space.section })]);
