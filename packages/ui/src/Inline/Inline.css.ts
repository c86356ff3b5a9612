import { style, styleVariants } from '../theme/style.ts';

export const inline = style({ display: 'flex', flexWrap: 'wrap' });

export const justify = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
  (justifyContent) => ({ justifyContent }),
);
