import { styleVariants } from '../theme/style.ts';
import { space } from '../theme/scale.css.ts';

const { section: _section, pageEdge: _pageEdge, ...gaps } = space;

export const gap = styleVariants(gaps, (distance) => ({ gap: distance }));

export const align = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', baseline: 'baseline', stretch: 'stretch' },
  (alignItems) => ({ alignItems }),
);
