import type { EmblemProps } from '@podium/ui/Artwork/Artwork';
import { sealAmong } from './engraving/catalogue.ts';
import { Seal } from './Seal/Seal.tsx';

/** The seal of an entry. */
export function Emblem({ kind, entry, among, color, isAnimated, progress }: EmblemProps) {
  return <Seal spec={sealAmong(kind, entry, among)} ink={color} hasRegister={isAnimated} cut={progress} />;
}
