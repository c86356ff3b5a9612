import { readItem, type SealedItems, type SealKind } from './contract.ts';
import { familyBeside, sealFor, type SealFamily, type SealSpec } from './seal.ts';

/** What an entry of a catalogue carries to every place that shows it: list, dialog, picture, mail. */
export interface Sealed {
  seal: SealSpec;
  /** Whether the seal's points are the entry's own count. Where a limit changed it, nothing may say so. */
  isCountable: boolean;
}

/** The same list, each entry with its seal. */
export type Catalogue<Items extends readonly unknown[]> = { [Index in keyof Items]: Items[Index] & Sealed };

/**
 * Gives every entry of a list its seal (art direction, boards 2, §3). A family equal to the one before moves on by one,
 * so that neighbours differ; nobody who shows one entry has to know the others.
 *
 * Give it the full list, never a filtered one, or a filter would redraw the seals.
 */
export function catalogue<Kind extends SealKind, Items extends readonly SealedItems[Kind][]>(
  kind: Kind,
  items: Items,
): Catalogue<Items> {
  let before: SealFamily | undefined;
  const entries = items.map((item) => {
    const own = sealFor(kind, item);
    const seal = { ...own, family: familyBeside(own.family, before) };
    before = seal.family;
    return { ...item, seal, isCountable: readItem(kind, item).isCountable };
  });
  // As many entries in the same order, which `map` cannot say.
  return entries as unknown as Catalogue<Items>;
}
