import { Seal } from '../Seal/Seal.tsx';
import { seedOf } from './random.ts';
import type { SealFamily, SealSpec } from './seal.ts';
import { surface } from '@podium/ui/theme/surface.css';
import { space } from '@podium/ui/theme/scale.css';

export interface SealFiguresByHand {
  /** Identity of the item; determines the phase but no count. */
  identity: string;
  /** Weave pattern. Neighbours in a list never share one. */
  family: SealFamily;
  /** Points on the outermost ring, from 9 to 47. */
  points: number;
  /** Second parameter, from 2 to 8: number of phases or points of the inner star, depending on the family. */
  weave: number;
  /** Amplitude of the waves, from 0.6 to 1.3. */
  depth: number;
  /** Number of solid rings; the others are dotted. */
  solidRings: 0 | 1 | 2 | 3;
  /** Small seals have two rings and a heavier line. */
  rings: 2 | 3;
}

/** A seal with custom parameters. Pages derive the parameters from the item with `sealFor`. */
export function SealByHand({ identity, solidRings, ...figures }: SealFiguresByHand) {
  const spec: SealSpec = { ...figures, seed: seedOf(identity) };
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))' }}>
      {(['page', 'inverse'] as const).map((name) => (
        <div key={name} className={surface[name]} style={{ padding: space.s6 }}>
          <Seal spec={spec} solidRings={solidRings} />
        </div>
      ))}
    </div>
  );
}
