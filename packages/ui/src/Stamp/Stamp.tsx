import type { SealSpec } from '../press/seal.ts';
import { Seal } from '../Seal/Seal.tsx';
import * as styles from './Stamp.css.ts';

export interface StampProps {
  /** What it is worth, in two or three signs: '48'. */
  figure: string;
  /** What the figure means: 'hours at most, for dates'. */
  label: string;
  /** Cancels the stamp: its rim runs across it. */
  postmark: SealSpec;
}

/** A perforated stamp that bears a promise. */
export function Stamp({ figure, label, postmark }: StampProps) {
  return (
    <p className={styles.stamp}>
      <span className={styles.postmark}>
        <Seal spec={postmark} tone="current" />
      </span>
      <span className={styles.figure}>{figure}</span> <span className={styles.words}>{label}</span>
    </p>
  );
}
