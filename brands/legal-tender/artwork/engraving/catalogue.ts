import { readItem, type SealedItems, type SealKind } from './contract.ts';
import { familyAt, sealFamilies, sealFor, type SealFamily, type SealSpec } from './seal.ts';

/** The seal of a catalogue entry, used in every place that shows the entry: list, dialog, picture, mail. */
export interface Sealed {
  seal: SealSpec;
  /** Whether the points are the entry's own count. If a limit changed it, the page must not call them countable. */
  isCountable: boolean;
}

/** The same list, each entry with its seal. */
export type Catalogue<Items extends readonly unknown[]> = { [Index in keyof Items]: Items[Index] & Sealed };

/**
 * Assigns a seal to every entry of a list. Neighbours never share a family. Pass the full list: a filtered list would
 * change the seals.
 */
export function catalogue<Kind extends SealKind, Items extends readonly SealedItems[Kind][]>(
  kind: Kind,
  items: Items,
): Catalogue<Items> {
  let before: SealFamily | undefined;
  const entries = items.map((item) => {
    const own = sealFor(kind, item);
    const next = familyAt(sealFamilies.indexOf(own.family) + 1);
    const seal = own.family === before ? { ...own, family: next } : own;
    before = seal.family;
    return { ...item, seal, isCountable: readItem(kind, item).isCountable };
  });
  // The type of `map` does not preserve the length.
  return entries as unknown as Catalogue<Items>;
}

/** The seal of an entry, which may be in a list. Sections pass entries of a known kind. */
export function sealAmong(kind: string, entry: object, among: readonly object[] = []): SealSpec {
  const items = among as readonly SealedItems[SealKind][];
  const sealed = catalogue(kind as SealKind, items)[among.indexOf(entry)];
  return sealed?.seal ?? sealFor(kind as SealKind, entry as SealedItems[SealKind]);
}
