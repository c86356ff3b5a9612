import { useId, useMemo } from 'react';
import { drawDenseSeal } from '../../engraving/denseSeal.ts';
import type { SealInk } from '../../engraving/rosette.ts';
import { sealBox, type SealSpec } from '../../engraving/seal.ts';
import { drawSeal, type SealRing } from '../../engraving/sealDrawing.ts';
import * as styles from '../Seal.css.ts';
import { LayerStrands } from './LayerStrands.tsx';

interface SealRingsProps {
  spec: SealSpec;
  /** Number of solid rings, from outside in; the others are dotted. */
  solidRings: number;
  /** Drawn for a large seal. @default false */
  isDense?: boolean;
}

const inks: SealInk[] = ['intaglio', 'serial'];
/** Minimum number of adjacent strands at which fine lines would fill a ring. */
const crowded = 200;

/** Both layers of a seal, each a drawing of its own: only then can the browser rotate it without drawing it again. */
export function SealRings({ spec, solidRings, isDense = false }: SealRingsProps) {
  const id = useId();
  const rings = useMemo(() => (isDense ? drawDenseSeal(spec) : drawSeal(spec)), [spec, isDense]);
  return inks.map((ink) => (
    <svg key={ink} className={styles.plate[ink]} viewBox={sealBox}>
      {rings.map((ring, index) => (
        <RingOfPlate
          key={index}
          id={`${id}${index}`}
          ring={ring}
          ink={ink}
          className={ringClass(spec, index, solidRings)}
        />
      ))}
    </svg>
  ));
}

/** Class name of the ring at `index`, counted from outside. */
function ringClass({ family, points, weave }: SealSpec, index: number, solidRings: number): string {
  // In the family `rings` the number of adjacent strands is points times phases.
  const isCrowded = family === 'rings' && index > 0 && points * weave > crowded;
  return styles.ring({ isDotted: index >= solidRings, isCrowded });
}

interface RingOfPlateProps {
  id: string;
  ring: SealRing;
  ink: SealInk;
  className: string;
}

/** The part of a ring that is in one layer. */
function RingOfPlate({ id, ring, ink, className }: RingOfPlateProps) {
  const layers = ring.filter((layer) => layer.ink === ink);
  if (layers.length === 0) return null;
  return (
    <g className={className}>
      {layers.map((layer, index) => (
        <g key={index} className={layer.isBed ? styles.bed : undefined}>
          <LayerStrands id={`${id}${ink[0]}${index}`} layer={layer} />
        </g>
      ))}
    </g>
  );
}
