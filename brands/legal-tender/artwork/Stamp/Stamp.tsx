import type { PromiseFigureProps } from '@podium/ui/Artwork/Artwork';
import * as styles from './Stamp.css.ts';

/** A perforated stamp with a promise in figures: "48 hours at most, for dates". */
export function Stamp({ figure, label }: PromiseFigureProps) {
  return (
    <p className={styles.stamp}>
      <span className={styles.postmark} aria-hidden="true" />
      <span className={styles.figure}>{figure}</span>{' '}
      <span className={styles.words}>
        <span className={styles.solid}>{label}</span>
      </span>
    </p>
  );
}
