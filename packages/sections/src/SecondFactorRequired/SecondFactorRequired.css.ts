import { style } from '@vanilla-extract/css';
import { layered } from '@podium/ui/theme/layered';

export const page = style(layered.sections({ paddingBlock: 'clamp(32px, 4vw, 64px)' }));
