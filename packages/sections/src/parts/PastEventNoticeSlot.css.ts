import { style } from '@vanilla-extract/css';
import { layers } from '@podium/ui/theme/layers.css';
import { text } from '@podium/ui/theme/scale.css';

export const place = style({ '@layer': { [layers.sections]: { ...text.label, minBlockSize: '1lh' } } });
