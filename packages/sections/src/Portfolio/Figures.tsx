import type { PortfolioEntry } from '@podium/data/schemas/portfolio.ts';
import * as styles from './Figures.css.ts';

export interface FigureLabels {
  acquired: string;
  current: string;
  /** Replaces `current` for sold companies. */
  soldAt: string;
  roi: string;
}

interface FiguresProps {
  entry: PortfolioEntry;
  labels: FigureLabels;
}

/** Purchase price, current value or sale price, and return, in three columns that all rows share. */
export function Figures({ entry: { acquired, current, roi, status }, labels }: FiguresProps) {
  return (
    <dl className={styles.figures}>
      <Figure label={labels.acquired} value={acquired} />
      <Figure label={status === 'Sold' ? labels.soldAt : labels.current} value={current} isLoud />
      <Figure label={labels.roi} value={roi} />
    </dl>
  );
}

interface FigureProps {
  label: string;
  value: string;
  isLoud?: boolean;
}

function Figure({ label, value, isLoud = false }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt className={styles.term}>{label}</dt>
      <dd className={styles.value[isLoud ? 'loud' : 'plain']}>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
