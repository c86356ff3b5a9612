import { planned } from './planned.ts';
import { primitives } from './primitives.ts';
import { sections } from './sections.ts';

/** The states of one stories file, by the names that the stories are exported under. */
export interface States {
  /** Those whose look counts: pictured at 390 and 1280 px in both themes. */
  visual: readonly string[];
  /** Those that have to exist as well; like every other story they are pictured at 390 px in Paper. */
  others?: readonly string[];
}

/** States by the part of the story's title that comes after the package's prefix: `Button`, `Button/ButtonLink`. */
export type StatesByName = Readonly<Record<string, States>>;

/** What a package with stories has to show. */
export interface StateCatalogue {
  /** The first part of its stories' titles. */
  prefix: 'Primitives' | 'Sections';
  /** The folder in which every folder with stories is a component. */
  folder: string;
  states: StatesByName;
  /** What nobody has built yet; it binds as soon as the folder exists. */
  planned: StatesByName;
}

export const catalogues: readonly StateCatalogue[] = [
  { prefix: 'Primitives', folder: 'packages/ui/src', states: primitives, planned: {} },
  { prefix: 'Sections', folder: 'packages/sections/src', states: sections, planned },
];
