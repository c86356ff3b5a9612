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

/** The seal of one item that stands alone. Those of a list come with its `catalogue`. */
export function sealFor<Kind extends SealKind>(kind: Kind, item: SealedItems[Kind]): SealSpec {
  const { identity, points, weave, depth } = readItem(kind, item);
  const seed = seedOf(`${kind}:${identity}`);
  return { points, weave, depth, seed, family: familyAt(seed), rings: 3 };
}

/** The family itself, or the next one where the neighbour before has it. */
export function familyBeside(family: SealFamily, before: SealFamily | undefined): SealFamily {
  return family === before ? familyAt(sealFamilies.indexOf(family) + 1) : family;
}

function familyAt(number: number): SealFamily {
  return sealFamilies[number % sealFamilies.length] ?? 'rings';
}
