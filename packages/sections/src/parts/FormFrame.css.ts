import { style } from '@vanilla-extract/css';
import { layered } from '@podium/ui/theme/layered';

export const form = style(layered.sections({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '22px' }));
