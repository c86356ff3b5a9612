import { listRole } from '../Stack/flow.ts';
import { Stat, type StatProps } from './Stat.tsx';
import * as styles from './Stats.css.ts';

export interface StatsProps {
  /** The stats. An even number fills the rows on a phone. */
  stats: readonly StatProps[];
}

/** Values in cells of different widths. */
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
