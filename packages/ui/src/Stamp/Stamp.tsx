import type { SealSpec } from '../press/seal.ts';
import { Seal } from '../Seal/Seal.tsx';
import * as styles from './Stamp.css.ts';

export interface StampProps {
  /** The value, two or three characters: '48'. */
  figure: string;
  /** The meaning of the value: 'hours at most, for dates'. */
  label: string;
  /** A seal across the stamp's edge. */
  postmark: SealSpec;
}

/**
 * A perforated stamp with a promise in figures: "48 hours at most, for dates".
 *
 * @avoid Figures of the past: use `Stat`. More than one in a view.
 * @screenReader Read as one sentence: figure, then label. The seal is hidden.
 */
export function Stamp({ figure, label, postmark }: StampProps) {
  return (
    <p className={styles.stamp}>
      <span className={styles.postmark}>
        <Seal spec={postmark} ink="text" />
      </span>
      <span className={styles.figure}>{figure}</span> <span className={styles.words}>{label}</span>
    </p>
  );
}
