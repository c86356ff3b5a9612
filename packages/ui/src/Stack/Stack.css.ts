import { styleVariants } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';
import { space } from '../theme/scale.css.ts';

const { section: _section, pageEdge: _pageEdge, ...gaps } = space;

export const direction = styleVariants(
  {
    column: { display: 'flex', flexDirection: 'column' },
    row: { display: 'flex', flexDirection: 'row', flexWrap: 'wrap' },
  } as const,
  (rule) => ({ '@layer': { [layers.ui]: rule } }),
);

export const gap = styleVariants(gaps, (distance) => ({ '@layer': { [layers.ui]: { gap: distance } } }));

export const align = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', baseline: 'baseline', stretch: 'stretch' },
  (alignItems) => ({
    '@layer': { [layers.ui]: { alignItems } },
  }),
);

export const justify = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
  (justifyContent) => ({
    '@layer': { [layers.ui]: { justifyContent } },
  }),
);
