import { foundations } from './foundations.ts';
import { mails } from './mails.ts';
import { pages } from './pages.ts';
import { primitives } from './primitives.ts';
import { sections } from './sections.ts';
import { everySection } from './usual.ts';

/** The states of one stories file, by the names that the stories are exported under. */
export interface States {
  /** Those whose look counts: pictured at 390 and 1280 px in both themes, and pages at 834 px too. */
  visual: readonly string[];
  /** Those that have to exist as well; like every other story they are pictured at 390 px in Paper. */
  others?: readonly string[];
}

/** States by the part of the story's title that comes after its group: `Button`, `Button/ButtonLink`. */
export type StatesByName = Readonly<Record<string, States>>;

/** What one group of stories has to show. */
export interface StateCatalogue {
  /** The first part of its stories' titles. */
  group: 'Foundations' | 'Primitives' | 'Sections' | 'Pages' | 'Mails';
  states: StatesByName;
  /** States that each folder of the group has to have in one of its files: one of the names will do. */
  everyFolder?: readonly StateOfAll[];
}

export interface StateOfAll {
  oneOf: readonly string[];
  except?: readonly string[];
}

export const catalogues: readonly StateCatalogue[] = [
  { group: 'Foundations', states: foundations },
  {
    group: 'Primitives',
    states: primitives,
    everyFolder: [
      { oneOf: ['Narrow', 'Rail'], except: ['Choosing', 'Island'] },
      { oneOf: ['RightToLeft'], except: ['Choosing', 'Island'] },
    ],
  },
  { group: 'Sections', states: sections, everyFolder: everySection },
  { group: 'Pages', states: pages },
  { group: 'Mails', states: mails },
];
