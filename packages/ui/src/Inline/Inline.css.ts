import { style, styleVariants } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';

export const inline = style({ '@layer': { [layers.ui]: { display: 'flex', flexWrap: 'wrap' } } });

export const justify = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
  (justifyContent) => ({
    '@layer': { [layers.ui]: { justifyContent } },
  }),
);
