import { useId, useMemo, useRef } from 'react';
import type { PlateInk } from '../press/rosette.ts';
import type { SealSpec } from '../press/seal.ts';
import { drawSeal, sealRadius, type SealRing } from '../press/sealDrawing.ts';
import { LayerStrands } from './private/LayerStrands.tsx';
import * as styles from './Seal.css.ts';
import { useArrival } from './useArrival.ts';

/** How many of an application's rings are cut. */
export type SealCut = 0 | 1 | 2 | 3;

export interface SealProps {
  /** From `sealFor` or `sealsFor`. */
  spec: SealSpec;
  /**
   * Width and height in px; without it the seal fills the width of its place. Below 64 it has two rings and a heavier
   * line.
   */
  size?: number;
  /**
   * `paper`: intaglio and serial. `deep`: one light line for deep grounds. `current`: both plates in the colour of the
   * text around it.
   * @default 'paper'
   */
  tone?: styles.SealTone;
  /** The two plates come into register once, when the seal first comes on screen. @default false */
  hasRegister?: boolean;
  /** How many rings are cut, from outside in; the others are dotted. @default 3 */
  cut?: SealCut;
}

const inks: PlateInk[] = ['intaglio', 'serial'];
/** Smallest size, in px, at which three rings can be told apart. */
const smallestFull = 64;
/** Strands side by side in one ring from which on a fine line would fill it. */
const crowded = 200;

/** The seal of an item, drawn from its figures. Decorative: what it shows stands in words beside it. */
export function Seal({ spec, size, tone = 'paper', hasRegister = false, cut = 3 }: SealProps) {
  const id = useId();
  const svg = useRef<SVGSVGElement>(null);
  const arrival = useArrival(svg, hasRegister);
  const isSmall = spec.rings === 2 || (size !== undefined && size < smallestFull);
  const drawn = useMemo((): SealSpec => (isSmall ? { ...spec, rings: 2 } : spec), [spec, isSmall]);
  const rings = useMemo(() => drawSeal(drawn), [drawn]);
  const classNames = [styles.seal, styles.tone[tone], styles.line[isSmall ? 'heavy' : 'fine']];
  if (size === undefined) classNames.push(styles.filling);
  return (
    <svg
      ref={svg}
      className={classNames.join(' ')}
      viewBox={`${-sealRadius} ${-sealRadius} ${2 * sealRadius} ${2 * sealRadius}`}
      width={size}
      height={size}
      aria-hidden="true"
      data-arrival={hasRegister ? arrival : undefined}
    >
      {inks.map((ink) => (
        <g key={ink} className={styles.plate[ink]}>
          {rings.map((ring, index) => (
            <RingOfPlate
              key={index}
              id={`${id}${index}`}
              ring={ring}
              ink={ink}
              className={ringClass(drawn, index, cut)}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** How the ring at `index`, counted from outside, is drawn. */
function ringClass({ family, points, weave, rings }: SealSpec, index: number, cut: SealCut): string {
  // In the family of rings, strands lie beside each other, as many as points times phases.
  const isCrowded = family === 'rings' && rings === 3 && index > 0 && points * weave > crowded;
  return [isCrowded && styles.line.hair, index >= cut && styles.uncut].filter(Boolean).join(' ');
}

interface RingOfPlateProps {
  id: string;
  ring: SealRing;
  ink: PlateInk;
  className: string;
}

/** What one plate prints of one ring. */
function RingOfPlate({ id, ring, ink, className }: RingOfPlateProps) {
  const layers = ring.filter((layer) => layer.ink === ink);
  if (layers.length === 0) return null;
  return (
    <g className={className || undefined}>
      {layers.map((layer, index) => (
        <LayerStrands key={index} id={`${id}${ink[0]}${index}`} layer={layer} />
      ))}
    </g>
  );
}
