import { readItem, type SealedItems, type SealFigures, type SealKind } from './contract.ts';
import { seedOf } from './random.ts';

/** Maximum distance from the centre (0, 0), in whole units. */
export const sealRadius = 1000;

export const sealBox = `${-sealRadius} ${-sealRadius} ${2 * sealRadius} ${2 * sealRadius}`;

/** The weave patterns of seals. Adjacent items of a list have different ones. */
export const sealFamilies = ['rings', 'starNet', 'moire', 'chart'] as const;
export type SealFamily = (typeof sealFamilies)[number];

/** All parameters of a drawing. Equal specs give equal drawings. */
export interface SealSpec extends SealFigures {
  /** Derived from the item's kind and identity. Determines family and phase, but no count. */
  seed: number;
  family: SealFamily;
}

/** The seal of a single item. For items of a list use `catalogue`. */
export function sealFor<Kind extends SealKind>(kind: Kind, item: SealedItems[Kind]): SealSpec {
  const { identity, points, weave, depth } = readItem(kind, item);
  const seed = seedOf(`${kind}:${identity}`);
  return { points, weave, depth, seed, family: familyAt(seed) };
}

export function familyAt(number: number): SealFamily {
  return sealFamilies[number % sealFamilies.length] ?? 'rings';
}
