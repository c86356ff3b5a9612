import type { StateOfAll } from './catalogue.ts';

/** What every section has to show beside states of its own, in most of them under these names. */
export const usual = ['Long', 'Short', 'Narrow', 'RightToLeft', 'ReducedMotion'] as const;

/** Made of other sections, which bring the words. */
const withoutWords = ['TopBars'];

/** Nothing in them can be operated. */
const withoutControls = [
  'AsSeenOn',
  'BlogHead',
  'LoadingPanel',
  'Milestones',
  'Mission',
  'SpeakingRider',
  'SummitCountdown',
  'SummitDays',
  'SummitHero',
  'Values',
];

/** Issue 4, below its table: the states of every section. Its default is the first of those whose look counts. */
export const everySection: readonly StateOfAll[] = [
  {
    oneOf: ['Long', 'LongContent', 'LongGerman', 'LongHeadline', 'LongName', 'LongBrand', 'NarrowLongContent'],
    except: withoutWords,
  },
  { oneOf: ['Short', 'ShortName'], except: withoutWords },
  { oneOf: ['Narrow', 'NarrowLongContent', 'NarrowPast'] },
  { oneOf: ['RightToLeft'] },
  { oneOf: ['ReducedMotion'] },
  { oneOf: ['Keyboard', 'KeyboardWalk', 'MenuByKeyboard'], except: withoutControls },
];
