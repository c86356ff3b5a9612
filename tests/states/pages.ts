import type { StatesByName } from './catalogue.ts';

/** Whole pages as a visitor sees them. */
export const pages: StatesByName = {
  Home: { visual: ['FirstVisit'], others: ['Narrow', 'AfterTheSummit', 'RightToLeft'] },
};
