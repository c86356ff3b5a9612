import { useId } from 'react';
import { growthPaths, growthSize, type GrowthStep } from '../press/growth.ts';
import * as styles from './GrowthRibbon.css.ts';

export interface GrowthRibbonProps {
  /** The counts, in order of position: each sets the number of strands and the width there. */
  steps: readonly GrowthStep[];
}

/** Paths use tenths of a unit. */
const [width, height] = [growthSize.width * 10, growthSize.height * 10];

/**
 * A ribbon that grows with a count, at full width: a picture of growth above a timeline.
 *
 * @avoid Figures to read off: it has no scale.
 * @screenReader Hidden: the counts must also be in the text.
 */
export function GrowthRibbon({ steps }: GrowthRibbonProps) {
  const ink = useId();
  return (
    <svg className={styles.ribbon} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <linearGradient id={ink} gradientUnits="userSpaceOnUse" x1="0" x2={width}>
        <stop className={styles.stop.stop1} />
        <stop className={styles.stop.stop2} offset=".45" />
        <stop className={styles.stop.stop3} offset=".8" />
        <stop className={styles.stop.stop4} offset="1" />
      </linearGradient>
      <g stroke={`url(#${ink})`}>
        {growthPaths(steps).map((path) => (
          <path key={path} d={path} vectorEffect="non-scaling-stroke" />
        ))}
      </g>
    </svg>
  );
}
