import type { StatesByName } from './catalogue.ts';

/** Sections that the specification asks for and nobody has built yet. An entry binds once its folder has stories. */
export const planned: StatesByName = {};
