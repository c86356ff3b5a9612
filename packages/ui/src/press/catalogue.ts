import { readItem, type SealedItems, type SealKind } from './contract.ts';
import { sealsFor, type ListedItem, type SealSpec } from './seal.ts';

/** An entry of a catalogue with the seal that it carries to every place: page, picture, mail. */
export type CatalogueEntry<Kind extends SealKind> = SealedItems[Kind] & {
  seal: SealSpec;
  /** The points of the seal where they are the item's own count; nothing where a limit changed it. */
  countablePoints?: number;
};

/**
 * Gives every entry of a catalogue its seal, once, when the catalogue is built.
 *
 * The family depends on the neighbours, so it is settled here, over the full list, and travels with the entry: nobody
 * who shows one entry alone has to know the others. An entry that was published with a family names it in `family` and
 * keeps it when others are added before it.
 */
export function catalogue<Kind extends SealKind>(
  kind: Kind,
  items: readonly ListedItem<Kind>[],
): CatalogueEntry<Kind>[] {
  const seals = sealsFor(kind, items);
  return items.flatMap((item, index) => {
    const seal = seals[index];
    if (!seal) return [];
    const { isCountable } = readItem(kind, item);
    return [{ ...item, seal, ...(isCountable && { countablePoints: seal.points }) }];
  });
}
