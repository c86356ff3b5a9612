import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';

export const inline = style(layered.ui({ display: 'flex', flexWrap: 'wrap' }));

export const justify = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
  (justifyContent) => layered.ui({ justifyContent }),
);
