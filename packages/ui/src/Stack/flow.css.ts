import { styleVariants } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { space } from '../theme/scale.css.ts';

const { section: _section, pageEdge: _pageEdge, ...gaps } = space;

export const gap = styleVariants(gaps, (distance) => layered.ui({ gap: distance }));

export const align = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', baseline: 'baseline', stretch: 'stretch' },
  (alignItems) => layered.ui({ alignItems }),
);
