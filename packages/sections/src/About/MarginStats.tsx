import * as styles from './MarginStats.css.ts';

export interface MarginStat {
  /** For example '500+'. */
  figure: string;
  /** What is counted, for example 'media mentions'. */
  label: string;
}

/** Figures in the margin, at the bottom of the section; below 1024 px as rows. */
export function MarginStats({ stats }: { stats: readonly MarginStat[] }) {
  return (
    <dl className={styles.notes}>
      {stats.map(({ figure, label }) => (
        <div className={styles.note} key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.figure}>
            <bdi>{figure}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
