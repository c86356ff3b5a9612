import { formatMoney } from '@podium/data/schemas/money.ts';
import type { MoneyFormat } from '@podium/data/schemas/moneyFormat.ts';
import type { PortfolioEntry } from '@podium/data/schemas/portfolio.ts';
import { returnOf } from '@podium/data/schemas/returnOf.ts';
import { useLocale } from '@podium/ui/locale/Locale';
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
  money: MoneyFormat;
  labels: FigureLabels;
}

/** Purchase price, current value or sale price, and return, in three columns that all rows share. */
export function Figures({ entry: { acquired, current, isSold }, money, labels }: FiguresProps) {
  const locale = useLocale();
  const gain = returnOf({ acquired, current }).toLocaleString(locale, { style: 'percent' });
  return (
    <dl className={styles.figures}>
      <Figure label={labels.acquired} value={formatMoney(acquired, money, locale)} />
      <Figure label={isSold ? labels.soldAt : labels.current} value={formatMoney(current, money, locale)} isLoud />
      <Figure label={labels.roi} value={gain} />
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
