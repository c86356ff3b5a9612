import { style } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';

export const stack = style({ '@layer': { [layers.ui]: { display: 'flex', flexDirection: 'column' } } });
