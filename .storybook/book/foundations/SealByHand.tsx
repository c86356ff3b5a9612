import { Seal } from '@podium/ui/Seal/Seal';
import { seedOf } from '@podium/ui/press/random';
import type { SealFamily, SealSpec } from '@podium/ui/press/seal';
import { ground } from '@podium/ui/theme/fields.css';
import { space } from '@podium/ui/theme/scale.css';

export interface SealFiguresByHand {
  /** Whose seal it is; picks the phase and never a count. */
  identity: string;
  /** The way in which it is woven. Neighbours in a list never share one. */
  family: SealFamily;
  /** Points on the outermost ring, from 9 to 47: a reader can count them. */
  points: number;
  /** Strands in a ring, from 2 to 8. */
  weave: number;
  /** Swing of the waves, from 0.6 to 1.3. */
  depth: number;
  /** Rings already cut; the others are dotted. */
  cut: 0 | 1 | 2 | 3;
  /** Small seals have two rings and a heavier line. */
  rings: 2 | 3;
}

/** A seal from figures set by hand. In pages the figures come from the item: `sealFor` reads them. */
export function SealByHand({ identity, cut, ...figures }: SealFiguresByHand) {
  const spec: SealSpec = { ...figures, seed: seedOf(identity) };
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))' }}>
      {(['paper', 'deep'] as const).map((tone) => (
        <div key={tone} className={ground[tone]} style={{ padding: space.s6 }}>
          <Seal spec={spec} cut={cut} tone={tone} />
        </div>
      ))}
    </div>
  );
}
