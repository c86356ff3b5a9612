import { listRole } from '../Stack/flow.ts';
import { Stat, type StatProps } from './Stat.tsx';
import * as styles from './Stats.css.ts';

export interface StatsProps {
  /** Loudest first. An even number fills the rows on a phone. */
  stats: readonly Pick<StatProps, 'figure' | 'label'>[];
  /** `field` takes the colour of the text around it, as every ground but paper, laid and sheet needs. @default 'paper' */
  tone?: StatProps['tone'];
}

/** Figures in cells of unequal width that could be torn off one by one. */
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
