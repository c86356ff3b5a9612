import * as styles from './Stat.css.ts';

export interface StatProps {
  /** With its sign and unit, as it is said: '€100M+'. */
  figure: string;
  /** What is counted. */
  label: string;
  /** `field` takes the colour of the text around it, as every ground but paper, laid and sheet needs. @default 'paper' */
  tone?: keyof typeof styles.label;
}

/** A figure in the letters of certificates, and what it counts. */
export function Stat({ figure, label, tone = 'paper' }: StatProps) {
  return (
    <span className={styles.stat}>
      <b className={styles.figure}>
        <bdi>{figure}</bdi>
      </b>{' '}
      <span className={styles.label[tone]}>{label}</span>
    </span>
  );
}
