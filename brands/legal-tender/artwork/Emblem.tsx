import type { EmblemEntries } from '@podium/data/schemas/emblem.ts';
import type { EmblemProps } from '@podium/ui/Artwork/Artwork';
import { sealAmong } from './engraving/catalogue.ts';
import { lateDrawing } from './lateDrawing.tsx';
import { Seal } from './Seal/Seal.tsx';

const ProposalSeal = lateDrawing(() => import('./Seal/ProposalSeal.tsx').then((module) => module.ProposalSeal));

/** The seal of an entry. */
export function Emblem({ kind, entry, among, color, isAnimated, progress, isEarly }: EmblemProps) {
  if (kind === 'proposal') {
    return <ProposalSeal answers={entry as EmblemEntries['proposal']} hasRegister={isAnimated} />;
  }
  const spec = sealAmong(kind, entry, among);
  return <Seal spec={spec} ink={color} hasRegister={isAnimated} solidRings={progress} isEarly={isEarly} />;
}
