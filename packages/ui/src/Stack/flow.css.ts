import { mapValues } from '../theme/layered.ts';
import { space } from '../theme/scale.css.ts';

const { section: _section, pageEdge: _pageEdge, ...distances } = space;

/** Variants of Stack and Inline. */
export const gap = mapValues(distances, (distance) => ({ gap: distance }));
