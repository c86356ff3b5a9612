import type { PromiseFigureProps } from '@podium/ui/Artwork/Artwork';
import type { SealSpec } from '../engraving/seal.ts';
import { Seal } from '../Seal/Seal.tsx';
import * as styles from './Stamp.css.ts';

/** The seal across the stamp's edge: that of the first event of 2025. */
const postmark: SealSpec = { points: 12, weave: 2, depth: 0.6, seed: 3407732076, family: 'rings', rings: 3 };

/**
 * A perforated stamp with a promise in figures: "48 hours at most, for dates".
 */
export function Stamp({ figure, label }: PromiseFigureProps) {
  return (
    <p className={styles.stamp}>
      <span className={styles.postmark}>
        <Seal spec={postmark} ink="text" />
      </span>
      <span className={styles.figure}>{figure}</span> <span className={styles.words}>{label}</span>
    </p>
  );
}
