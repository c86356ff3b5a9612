import { listRole } from '../Stack/flow.ts';
import { Stat, type StatProps } from './Stat.tsx';
import * as styles from './Stats.css.ts';

export interface StatsProps {
  /** The stats. An even number fills the rows on a phone. */
  stats: readonly StatProps[];
}

/**
 * Several figures in cells of different widths.
 *
 * @avoid Figures to compare with each other: use a table or a chart.
 * @do Order them by weight. An even number fills the rows on a phone.
 * @screenReader A list, each item read as figure and label.
 */
export function Stats({ stats }: StatsProps) {
  return (
    <ul className={styles.stats} role={listRole('ul')}>
      {stats.map(({ figure, label }) => (
        <li className={styles.cell} key={label}>
          <Stat figure={figure} label={label} />
        </li>
      ))}
    </ul>
  );
}
