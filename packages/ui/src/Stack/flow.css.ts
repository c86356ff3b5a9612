import { mapValues } from '../theme/layered.ts';
import { space } from '../theme/scale.css.ts';

const { section: _section, pageEdge: _pageEdge, ...distances } = space;
const alignments = { start: 'flex-start', center: 'center', end: 'flex-end', baseline: 'baseline', stretch: 'stretch' };

/** Variants of Stack and Inline. */
export const gap = mapValues(distances, (distance) => ({ gap: distance }));

export const align = mapValues(alignments, (alignItems) => ({ alignItems }));
