import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';

export const stack = style(layered.ui({ display: 'flex', flexDirection: 'column' }));
