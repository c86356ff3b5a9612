import type { EmblemEntries } from '@podium/data/schemas/emblem.ts';
import type { EmblemProps } from '@podium/ui/Artwork/Artwork';
import { sealAmong } from './engraving/catalogue.ts';
import { ProposalSeal } from './Seal/ProposalSeal.tsx';
import { Seal } from './Seal/Seal.tsx';

/** The seal of an entry. */
export function Emblem({ kind, entry, among, color, isAnimated, progress }: EmblemProps) {
  if (kind === 'proposal') {
    return <ProposalSeal answers={entry as EmblemEntries['proposal']} hasRegister={isAnimated} />;
  }
  return <Seal spec={sealAmong(kind, entry, among)} ink={color} hasRegister={isAnimated} cut={progress} />;
}
