import * as styles from './Stat.css.ts';

export interface StatProps {
  /** The formatted value: '€100M+'. */
  figure: string;
  /** The label. */
  label: string;
  /** `field` inherits the text colour, for all surfaces except paper, laid and sheet. @default 'paper' */
  tone?: keyof typeof styles.label;
}

/** A value in the heading font, with its label. */
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
