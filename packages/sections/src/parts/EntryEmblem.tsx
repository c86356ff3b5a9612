import type { EmblemEntries, EmblemKind } from '@podium/data/schemas/emblem.ts';
import type { EmblemProps } from '@podium/ui/Artwork/Artwork';
import { Emblem } from '@podium/ui/Artwork/Emblem';

interface EntryEmblemProps<Kind extends EmblemKind> extends EmblemProps {
  kind: Kind;
  entry: EmblemEntries[Kind];
  among?: readonly EmblemEntries[Kind][];
}

/** The emblem of an entry, with the fields that its kind needs. */
export function EntryEmblem<Kind extends EmblemKind>(props: EntryEmblemProps<Kind>) {
  return <Emblem {...props} />;
}
