import type { States, StatesByName } from './catalogue.ts';

/** A section that stands still: as it is, with words of German length, at 320 px. */
function still(...others: string[]): States {
  return { visual: ['Default'], others: ['Long', 'Narrow', ...others] };
}

/** Sections that the specification asks for and nobody has built yet. An entry binds once its folder has stories. */
export const planned: StatesByName = {
  Portfolio: still(),
};
