import type { EmblemEntries, EmblemKind } from '@podium/data/schemas/emblem.ts';
import type { EmblemProps } from '@podium/ui/Artwork/Artwork';
import { Emblem } from '@podium/ui/Artwork/Emblem';

interface EntryEmblemProps<Kind extends EmblemKind> extends EmblemProps {
  kind: Kind;
  entry: EmblemEntries[Kind];
  among?: readonly EmblemEntries[Kind][];
  /** Class of the place of the emblem, which is empty for a brand without emblems. */
  className?: string;
}

export function EntryEmblem<Kind extends EmblemKind>({ className, ...emblem }: EntryEmblemProps<Kind>) {
  const drawn = <Emblem {...emblem} />;
  return className ? <div className={className}>{drawn}</div> : drawn;
}
