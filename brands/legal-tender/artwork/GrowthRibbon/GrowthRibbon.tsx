import { useId } from 'react';
import type { GrowthChartProps } from '@podium/ui/Artwork/Artwork';
import { growthPaths, growthSize } from '../engraving/growth.ts';
import * as styles from './GrowthRibbon.css.ts';

/** Paths use tenths of a unit. */
const [width, height] = [growthSize.width * 10, growthSize.height * 10];

/** A ribbon at full width: each count sets the number of bands and the width at its position. */
export function GrowthRibbon({ steps }: GrowthChartProps) {
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
