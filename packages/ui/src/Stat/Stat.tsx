import * as styles from './Stat.css.ts';

export interface StatProps {
  /** The formatted value: '€100M+'. */
  figure: string;
  /** The label. */
  label: string;
}

/** A value in the heading font, with its label. */
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
