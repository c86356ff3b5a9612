import * as styles from './Stats.css.ts';

export interface StatsProps {
  /** An even number fills the rows on a phone. The figure is a formatted value: '€100M+'. */
  stats: readonly { figure: string; label: string }[];
}

/**
 * Figures with their labels, in cells of different widths.
 *
 * @avoid Figures to compare with each other: use a table or a chart. Pairs without emphasis: use `DescriptionList`.
 * @do Order them by weight, and format the values completely: "€100M+", not "100".
 * @screenReader A list, each item read as figure and label.
 */
export function Stats({ stats }: StatsProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops list semantics from lists without markers
    <ul className={styles.stats} role="list">
      {stats.map(({ figure, label }) => (
        <li className={styles.cell} key={label}>
          <span className={styles.stat}>
            <b className={styles.figure}>
              <bdi>{figure}</bdi>
            </b>{' '}
            <span className={styles.label}>{label}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
