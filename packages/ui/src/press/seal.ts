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
  const { identity, points, weave, depth } = readItem(kind, item);
  const seed = seedOf(`${kind}:${identity}`);
  return { points, weave, depth, seed, family: family ?? familyAt(seed), rings };
}

/** An item of a list. A family that was fixed before stays, whatever stands beside it. */
export type ListedItem<Kind extends SealKind> = SealedItems[Kind] & { family?: SealFamily };

/**
 * The seals of a list, in its order: a family equal to a neighbour's moves on until it differs, so that neighbours do.
 * Give it the full list, never the filtered one, or a filter would redraw the seals.
 */
export function sealsFor<Kind extends SealKind>(
  kind: Kind,
  items: readonly ListedItem<Kind>[],
  options: Omit<SealOptions, 'family'> = {},
): SealSpec[] {
  let before: SealFamily | undefined;
  return items.map((item, index) => {
    const seal = sealFor(kind, item, { ...options, family: item.family });
    const taken = [before, items[index + 1]?.family];
    const family = item.family ?? firstFree(seal.family, taken);
    before = family;
    return { ...seal, family };
  });
}

/** The family itself, or the next one that no neighbour has. */
function firstFree(family: SealFamily, taken: readonly (SealFamily | undefined)[]): SealFamily {
  const start = sealFamilies.indexOf(family);
  const following = sealFamilies.map((_, step) => familyAt(start + step));
  return following.find((next) => !taken.includes(next)) ?? family;
}

function familyAt(number: number): SealFamily {
  return sealFamilies[number % sealFamilies.length] ?? 'rings';
}
