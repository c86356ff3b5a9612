import type { EmblemEntries } from '@podium/data/schemas/emblem.ts';
import { returnOf } from '@podium/data/schemas/returnOf.ts';
import { daysFrom, firstNumber, leadingFigures, middleOf, wordCount } from './textFigures.ts';

/** Parameters of a seal, each within its limits. */
export interface SealFigures {
  /** Points on the outermost ring, 9 to 47. */
  points: number;
  /**
   * Second parameter, 2 to 8: the number of phases in the family `rings`; in the others the points of the inner star
   * minus three.
   */
  weave: number;
  /** Amplitude of the waves, 0.6 to 1.3. */
  depth: number;
}

/**
 * The items that have a seal, by kind, with the fields that determine it. A proposal has a drawing of its own
 * (`proposal.ts`), loaded with its form only.
 */
export interface SealedItems extends Omit<EmblemEntries, 'proposal'> {
  /** Companies held and sold; `dealVolume` and `assets` as '€100M+'. */
  brand: { name: string; companies: number; exits: number; dealVolume: string; assets: string };
}

export type SealKind = keyof SealedItems;

interface Reading extends SealFigures {
  /** Unique among the items of its kind. */
  identity: string;
}

const MAXIMUM_POINTS = 47;

const experienceDepth = { beginner: 0, intermediate: 0.33, experienced: 0.67, professional: 1 };

/** The figures of an item of each kind before clamping. `depth` is 0 to 1; `readItem` maps it to 0.6 to 1.3. */
const contract: { [Kind in SealKind]: (item: SealedItems[Kind]) => Reading } = {
  episode: ({ number, title, description }) => ({
    identity: String(number),
    points: number,
    weave: wordCount(title),
    depth: description.length / 120,
  }),
  deal: ({ id, term, spotsRemaining, targetReturn }) => ({
    identity: id,
    points: 2 * firstNumber(term) + spotsRemaining,
    weave: spotsRemaining,
    depth: (middleOf(targetReturn) - 10) / 25,
  }),
  event: ({ id, date, endDate = date, attendees, topics }) => ({
    identity: id,
    points: attendees / 50,
    weave: topics.length,
    depth: (daysFrom(date, endDate) - 1) / 4,
  }),
  caseStudy: ({ slug, metric, category, description }) => ({
    identity: slug,
    points: leadingFigures(metric),
    weave: wordCount(category) + 2,
    depth: description.length / 120,
  }),
  portfolio: ({ slug, acquired, current, improvements }) => ({
    identity: slug,
    points: returnOf({ acquired, current }) * 10,
    weave: improvements.length,
    depth: (current / acquired - 1) / 4,
  }),
  talk: ({ id, title, minutes }) => ({
    identity: id,
    points: minutes > MAXIMUM_POINTS ? minutes / 2 : minutes,
    weave: wordCount(title),
    depth: minutes / 180,
  }),
  testimonial: ({ quote, name, company, metric = '' }) => ({
    identity: name,
    points: quote.length / 3,
    weave: wordCount(name) + wordCount(company),
    depth: firstNumber(metric) / 5,
  }),
  channel: ({ title, audience, latest }) => ({
    identity: title,
    points: leadingFigures(audience),
    weave: wordCount(title) + 2,
    depth: wordCount(latest) / 8,
  }),
  application: ({ id, minCommitment, interests, experience }) => ({
    identity: id,
    points: minCommitment / 50_000,
    weave: interests.length,
    depth: experienceDepth[experience],
  }),
  brand: ({ name, companies, exits, dealVolume, assets }) => ({
    identity: name,
    points: companies,
    weave: exits,
    depth: firstNumber(assets) / firstNumber(dealVolume),
  }),
};

export interface ItemReading extends Reading {
  /**
   * Whether the points equal the item's own count. If a limit changed the number, no page may present the points as
   * countable.
   */
  isCountable: boolean;
}

/** Derives the parameters and identity of an item's seal from the item only. */
export function readItem<Kind extends SealKind>(kind: Kind, item: SealedItems[Kind]): ItemReading {
  const reading = contract[kind](item);
  const points = Math.round(within(reading.points, 9, MAXIMUM_POINTS));
  return {
    identity: reading.identity,
    points,
    isCountable: points === Math.round(reading.points),
    weave: Math.round(within(reading.weave, 2, 8)),
    depth: Math.round(100 * (0.6 + 0.7 * within(reading.depth, 0, 1))) / 100,
  };
}

/** NaN, from text without a number, counts as the minimum. */
function within(value: number, least: number, most: number): number {
  return Number.isNaN(value) ? least : Math.min(most, Math.max(least, value));
}
