import type { PortfolioEntry } from '@podium/data/schemas/portfolio.ts';
import { Text } from '@podium/ui/Text/Text';
import { EntryEmblem } from '../parts/EntryEmblem.tsx';
import { Details } from './Details.tsx';
import * as styles from './Entry.css.ts';
import { Figures, type FigureLabels } from './Figures.tsx';

export interface EntryLabels extends FigureLabels {
  improvements: string;
}

interface EntryProps {
  entry: PortfolioEntry;
  /** All entries. */
  entries: readonly PortfolioEntry[];
  labels: EntryLabels;
}

/** One company: its figures, and a toggle for the details. The name of a sold company is struck through. */
export function Entry({ entry, entries, labels }: EntryProps) {
  const { title, year, industry, status } = entry;
  return (
    <li className={styles.entry}>
      <div className={styles.record}>
        <div className={styles.emblem}>
          <EntryEmblem kind="portfolio" entry={entry} among={entries} />
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
