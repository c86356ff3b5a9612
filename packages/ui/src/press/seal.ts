import { readItem, type SealedItems, type SealFigures, type SealKind } from './contract.ts';
import { seedOf } from './random.ts';

/** The four ways in which seals are woven. Items that stand beside each other differ in theirs. */
export const sealFamilies = ['rings', 'starNet', 'moire', 'chart'] as const;
export type SealFamily = (typeof sealFamilies)[number];

/** Everything that a seal is drawn from: equal specs give equal drawings. */
export interface SealSpec extends SealFigures {
  /** From the item's kind and identity. Picks family and phase, never a count. */
  seed: number;
  family: SealFamily;
  /** Three from 64 px, two below. */
  rings: 2 | 3;
}

export interface SealOptions {
  /** @default the family that the seed picks */
  family?: SealFamily;
  /** @default 3 */
  rings?: 2 | 3;
}

/** The seal of one item that stands alone. For a list use `sealsFor`. */
export function sealFor<Kind extends SealKind>(
  kind: Kind,
  item: SealedItems[Kind],
  { family, rings = 3 }: SealOptions = {},
): SealSpec {
  const { identity, ...figures } = readItem(kind, item);
  const seed = seedOf(`${kind}:${identity}`);
  return { ...figures, seed, family: family ?? familyAt(seed), rings };
}

/**
 * The seals of a list, in its order: a family equal to the one before moves on by one, so that neighbours differ.
 * Give it the full list, never the filtered one, or a filter would redraw the seals.
 */
export function sealsFor<Kind extends SealKind>(
  kind: Kind,
  items: readonly SealedItems[Kind][],
  options: Omit<SealOptions, 'family'> = {},
): SealSpec[] {
  let before: SealFamily | undefined;
  return items.map((item) => {
    const own = sealFor(kind, item, options);
    const family = own.family === before ? familyAfter(before) : own.family;
    before = family;
    return { ...own, family };
  });
}

function familyAfter(family: SealFamily): SealFamily {
  return familyAt(sealFamilies.indexOf(family) + 1);
}

function familyAt(number: number): SealFamily {
  return sealFamilies[number % sealFamilies.length] ?? 'rings';
}
