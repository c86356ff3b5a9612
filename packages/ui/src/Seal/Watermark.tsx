import { useId } from 'react';
import { strandTransform } from '../press/rosette.ts';
import { watermarkLayers, watermarkRadius } from '../press/watermark.ts';
import { LayerStrands } from './private/LayerStrands.tsx';
import * as styles from './Watermark.css.ts';

const layers = watermarkLayers();

/** The grand rosette: a ground for large pictures, barely seen. Fills the width of its place. Decorative. */
export function Watermark() {
  const id = useId();
  return (
    <svg
      className={styles.watermark}
      viewBox={`${-watermarkRadius} ${-watermarkRadius} ${2 * watermarkRadius} ${2 * watermarkRadius}`}
      aria-hidden="true"
    >
      <LayerStrands id={`${id}p`} layer={layers.petals} />
      <g transform="scale(-1 1)">
        {layers.petals.strands.map((strand) => (
          <use key={strand.angle} href={`#${id}p`} transform={strandTransform(strand)} />
        ))}
      </g>
      <LayerStrands id={`${id}c`} layer={layers.chain} />
    </svg>
  );
}
