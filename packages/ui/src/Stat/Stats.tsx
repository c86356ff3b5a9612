import { listRole } from '../Stack/flow.ts';
import { Stat, type StatProps } from './Stat.tsx';
import * as styles from './Stats.css.ts';

export interface StatsProps {
  /** The stats. An even number fills the rows on a phone. */
  stats: readonly Pick<StatProps, 'figure' | 'label'>[];
  /** `field` inherits the text colour, for all surfaces except paper, laid and sheet. @default 'paper' */
  tone?: StatProps['tone'];
}

/** Values in cells of different widths. */
export function Stats({ stats, tone = 'paper' }: StatsProps) {
  return (
    <ul className={`${styles.stats} ${styles.tone[tone]}`} role={listRole('ul')}>
      {stats.map(({ figure, label }) => (
        <li className={styles.cell} key={label}>
          <Stat figure={figure} label={label} tone={tone} />
        </li>
      ))}
    </ul>
  );
}
