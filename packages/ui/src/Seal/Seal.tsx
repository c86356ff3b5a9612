import { useDeferredValue, useMemo, useRef, useSyncExternalStore } from 'react';
import type { SealSpec } from '../press/seal.ts';
import { sealRadius } from '../press/sealDrawing.ts';
import { SealRings } from './private/SealRings.tsx';
import * as styles from './Seal.css.ts';
import { useArrival } from './useArrival.ts';

/** How many of an application's rings are cut. */
export type SealCut = 0 | 1 | 2 | 3;

export interface SealProps {
  /** From a `catalogue`, or from `sealFor` for what stands alone. */
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

/** Smallest size, in px, at which three rings can be told apart. */
const smallestFull = 64;

const neverChanges = () => () => {};

/**
 * The seal of an item, drawn from its figures. Decorative: what it shows stands in words beside it.
 *
 * It is drawn in the browser: a page of twenty seals would weigh three times as much with them in its HTML. Its place is
 * kept from the start.
 */
export function Seal({ spec, size, tone = 'paper', hasRegister = false, cut = 3 }: SealProps) {
  const svg = useRef<SVGSVGElement>(null);
  const arrival = useArrival(svg, hasRegister);
  const isSmall = spec.rings === 2 || (size !== undefined && size < smallestFull);
  const drawn = useMemo((): SealSpec => (isSmall ? { ...spec, rings: 2 } : spec), [spec, isSmall]);
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  // In a hydrated page, after whatever the visitor presses meanwhile: a ring is some hundred points.
  const isDrawn = useDeferredValue(isInBrowser);
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
      {isDrawn && <SealRings spec={drawn} cut={cut} />}
    </svg>
  );
}
