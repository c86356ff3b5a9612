import { styleVariants } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';
import { space } from '../theme/scale.css.ts';

const { section: _section, pageEdge: _pageEdge, ...gaps } = space;

export const gap = styleVariants(gaps, (distance) => ({ '@layer': { [layers.ui]: { gap: distance } } }));

export const align = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', baseline: 'baseline', stretch: 'stretch' },
  (alignItems) => ({
    '@layer': { [layers.ui]: { alignItems } },
  }),
);
