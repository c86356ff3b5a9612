import type { CSSProperties } from 'react';
import type { InvestmentTier } from '@podium/data/schemas/investmentTier.ts';
import { formatMoney, formatMoneyRange } from '@podium/data/schemas/money.ts';
import type { MoneyFormat } from '@podium/data/schemas/moneyFormat.ts';
import { Divider } from '@podium/ui/Artwork/Divider';
import { useLocale } from '@podium/ui/locale/Locale';
import * as styles from './TierChart.css.ts';

export interface TierChartContent {
  label: string;
  /** End of the axis, as an amount. */
  end: number;
  minimum: { amount: number; label: string };
  money: MoneyFormat;
}

export interface TierChartProps {
  content: TierChartContent;
  tiers: readonly InvestmentTier[];
}

const steps = 5;

/** Investment sizes as bars on one axis. The text below each bar gives its range. */
export function TierChart({ content: { label, end, minimum, money }, tiers }: TierChartProps) {
  const locale = useLocale();
  const marks = Array.from({ length: steps + 1 }, (_, index) => (end / steps) * index);
  const share = (amount: number) => `${(100 * amount) / end}%`;
  return (
    <figure className={styles.chart} aria-label={label}>
      <div className={styles.axis} aria-hidden="true">
        {marks.map((amount) => (
          <span className={styles.mark} key={amount}>
            {formatMoney(amount, money, locale)}
          </span>
        ))}
      </div>
      <ul>
        {tiers.map((tier, position) => (
          <li
            className={styles.tier}
            key={tier.type}
            style={{ '--from': share(tier.from), '--width': share(tier.to - tier.from) } as CSSProperties}
          >
            <span className={styles.bar}>
              <Divider kind="wideBand" position={position} />
            </span>
            <p className={styles.words}>
              <b>{tier.type}</b> {formatMoneyRange(tier, money, locale)}
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.minimum} style={{ '--from': share(minimum.amount) } as CSSProperties}>
        {minimum.label}
      </p>
    </figure>
  );
}
