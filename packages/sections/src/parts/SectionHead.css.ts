import { style } from '@vanilla-extract/css';
import { layered } from '@podium/ui/theme/layered';

export const head = style(layered.sections({ marginBlockEnd: 'clamp(32px, 4vw, 64px)' }));
