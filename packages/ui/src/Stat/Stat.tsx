import * as styles from './Stat.css.ts';

export interface StatProps {
  /** The formatted value: '€100M+'. */
  figure: string;
  label: string;
}

/**
 * One figure with its label.
 *
 * @avoid Several figures: use `Stats`. Pairs without emphasis: use `DescriptionList`.
 * @do Format the value completely: "€100M+", not "100".
 * @screenReader Read in one line: figure, then label.
 */
export function Stat({ figure, label }: StatProps) {
  return (
    <span className={styles.stat}>
      <b className={styles.figure}>
        <bdi>{figure}</bdi>
      </b>{' '}
      <span className={styles.label}>{label}</span>
    </span>
  );
}
