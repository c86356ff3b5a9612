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
  /** Draws the rings from the third inwards as dots until they are cut. Without it all are cut. */
  cut?: SealCut;
}

const inks: PlateInk[] = ['intaglio', 'serial'];
/** Smallest size, in px, at which three rings can be told apart. */
const smallestFull = 64;

/** The seal of an item, drawn from its figures. Decorative: what it shows stands in words beside it. */
export function Seal({ spec, size, tone = 'paper', hasRegister = false, cut = 3 }: SealProps) {
  const id = useId();
  const svg = useRef<SVGSVGElement>(null);
  const arrival = useArrival(svg, hasRegister);
  const isSmall = spec.rings === 2 || (size !== undefined && size < smallestFull);
  const rings = useMemo(() => drawSeal(isSmall ? { ...spec, rings: 2 } : spec), [spec, isSmall]);
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
            <RingOfPlate key={index} id={`${id}${index}`} ring={ring} ink={ink} isCut={index < cut} />
          ))}
        </g>
      ))}
    </svg>
  );
}

interface RingOfPlateProps {
  id: string;
  ring: SealRing;
  ink: PlateInk;
  isCut: boolean;
}

/** What one plate prints of one ring. */
function RingOfPlate({ id, ring, ink, isCut }: RingOfPlateProps) {
  const layers = ring.filter((layer) => layer.ink === ink);
  if (layers.length === 0) return null;
  return (
    <g className={isCut ? undefined : styles.uncut}>
      {layers.map((layer, index) => (
        <LayerStrands key={index} id={`${id}${ink[0]}${index}`} layer={layer} />
      ))}
    </g>
  );
}
