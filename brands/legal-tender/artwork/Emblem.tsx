import { type ComponentType, lazy, Suspense } from 'react';
import type { EmblemEntries } from '@podium/data/schemas/emblem.ts';
import type { EmblemProps } from '@podium/ui/Artwork/Artwork';
import { sealAmong } from './engraving/catalogue.ts';
import type { ProposalSealProps } from './Seal/ProposalSeal.tsx';
import { Seal } from './Seal/Seal.tsx';

/** Loaded with the form that shows it. If that fails, the form works without the drawing. */
const ProposalSeal = lazy(async (): Promise<{ default: ComponentType<ProposalSealProps> }> => {
  const module = await import('./Seal/ProposalSeal.tsx').catch(() => undefined);
  return { default: module?.ProposalSeal ?? (() => null) };
});

/** The seal of an entry. */
export function Emblem({ kind, entry, among, color, isAnimated, progress, isEarly }: EmblemProps) {
  if (kind === 'proposal') {
    return (
      <Suspense>
        <ProposalSeal answers={entry as EmblemEntries['proposal']} hasRegister={isAnimated} />
      </Suspense>
    );
  }
  const spec = sealAmong(kind, entry, among);
  return <Seal spec={spec} ink={color} hasRegister={isAnimated} solidRings={progress} isEarly={isEarly} />;
}
