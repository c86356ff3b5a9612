import type { MoneyFormat } from '@podium/data/schemas/moneyFormat.ts';
import type { PortfolioEntry } from '@podium/data/schemas/portfolio.ts';
import { Text } from '@podium/ui/Text/Text';
import { EntryEmblem } from '../parts/EntryEmblem.tsx';
import { Details } from './Details.tsx';
import * as styles from './Entry.css.ts';
import { Figures, type FigureLabels } from './Figures.tsx';

export interface EntryLabels extends FigureLabels {
  sold: string;
  held: string;
  improvements: string;
}

interface EntryProps {
  entry: PortfolioEntry;
  entries: readonly PortfolioEntry[];
  money: MoneyFormat;
  labels: EntryLabels;
}

/** One company: its figures, and a toggle for the details. The name of a sold company is struck through. */
export function Entry({ entry, entries, money, labels }: EntryProps) {
  const { title, year, industry, isSold } = entry;
  return (
    <li className={styles.entry}>
      <div className={styles.record}>
        <div className={styles.emblem}>
          <EntryEmblem kind="portfolio" entry={entry} among={entries} />
        </div>
        <div className={styles.name}>
          <h2 className={styles.title}>{isSold ? <s className={styles.struck}>{title}</s> : title}</h2>
          <Text size="small" tone="secondary">
            {industry}, {year}
          </Text>
        </div>
        <Figures entry={entry} money={money} labels={labels} />
        <p className={styles.status}>
          <span className={isSold ? styles.stamp.sold : styles.stamp.held}>{isSold ? labels.sold : labels.held}</span>
        </p>
      </div>
      <Details entry={entry} label={labels.improvements} />
    </li>
  );
}
