import type { PortfolioEntry } from '@podium/data/schemas/portfolio.ts';
import { Seal } from '@podium/ui/Seal/Seal';
import { Text } from '@podium/ui/Text/Text';
import type { Sealed } from '@podium/ui/press/catalogue';
import { Details } from './Details.tsx';
import * as styles from './Entry.css.ts';
import { Figures, type FigureLabels } from './Figures.tsx';

export interface EntryLabels extends FigureLabels {
  improvements: string;
}

interface EntryProps {
  entry: PortfolioEntry & Sealed;
  labels: EntryLabels;
}

/** One company: its figures, and a toggle for the details. The name of a sold company is struck through. */
export function Entry({ entry, labels }: EntryProps) {
  const { title, year, industry, status, seal } = entry;
  return (
    <li className={styles.entry}>
      <div className={styles.record}>
        <div className={styles.seal}>
          <Seal spec={seal} />
        </div>
        <div className={styles.name}>
          <h2 className={styles.title}>{status === 'Sold' ? <s className={styles.struck}>{title}</s> : title}</h2>
          <Text size="small" tone="secondary">
            {industry}, {year}
          </Text>
        </div>
        <Figures entry={entry} labels={labels} />
        <p className={styles.status}>
          <span className={styles.stamp[status]}>{status}</span>
        </p>
      </div>
      <Details entry={entry} label={labels.improvements} />
    </li>
  );
}
