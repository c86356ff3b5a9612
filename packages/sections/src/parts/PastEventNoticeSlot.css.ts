import { style } from '@vanilla-extract/css';
import { layered } from '@podium/ui/theme/layered';
import { text } from '@podium/ui/theme/scale.css';

export const place = style(layered.sections({ ...text.label, minBlockSize: '1lh' }));
