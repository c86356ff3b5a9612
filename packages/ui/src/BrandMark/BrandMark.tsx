import { useId } from 'react';
import { brandSeal } from '../press/brandSeal.ts';
import { strandTransform, weaveLayer } from '../press/rosette.ts';
import * as styles from './BrandMark.css.ts';

export interface BrandMarkProps {
  /** A name too long for its place ends in an ellipsis; it never wraps. */
  name: string;
  /** `paper`: seal in two inks. `current`: seal in the colour of the name, for coloured grounds. @default 'paper' */
  tone?: styles.BrandMarkTone;
}

const { radius, wave, segments, phases, innerScale } = brandSeal;
const { path, strands } = weaveLayer({ ink: 'intaglio', wave, segments, phases });

/** The brand's seal and its name. Stands inside a link where it leads home. */
export function BrandMark({ name, tone = 'paper' }: BrandMarkProps) {
  const id = useId();
  const copies = strands.map((strand) => (
    <use key={strand.angle} href={`#${id}`} transform={strandTransform(strand)} />
  ));
  return (
    <span className={`${styles.mark} ${styles.tone[tone]}`}>
      <svg
        className={styles.seal}
        viewBox={`${-radius} ${-radius} ${2 * radius} ${2 * radius}`}
        width="38"
        height="38"
        aria-hidden="true"
      >
        <defs>
          <path id={id} d={path} vectorEffect="non-scaling-stroke" />
        </defs>
        <g>{copies}</g>
        <g className={styles.inner} transform={`scale(${innerScale})`}>
          {copies}
        </g>
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  );
}
