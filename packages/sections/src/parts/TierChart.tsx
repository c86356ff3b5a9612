import type { CSSProperties } from 'react';
import { formatEuroRange, formatEuros, MINIMUM_INVESTMENT } from '@podium/data/schemas/euros.ts';
import type { InvestmentTier } from '@podium/data/schemas/investmentTier.ts';
import type { ArtworkInk } from '@podium/ui/Artwork/Artwork';
import { Divider } from '@podium/ui/Artwork/Divider';
import * as styles from './TierChart.css.ts';

export interface TierChartContent {
  /** Label of the chart. */
  label: string;
  /** End of the axis, in whole euros. */
  end: number;
  /** Label at the line of the smallest investment. */
  minimum: string;
}

export interface TierChartProps {
  content: TierChartContent;
  tiers: readonly InvestmentTier[];
  /** @default 'surface' */
  ink?: ArtworkInk;
}

/** Number of axis intervals. */
const steps = 5;

/** Investment sizes as bars on one axis. The text below each bar states the same as the drawing. */
export function TierChart({ content: { label, end, minimum }, tiers, ink }: TierChartProps) {
  const marks = Array.from({ length: steps + 1 }, (_, index) => (end / steps) * index);
  const share = (euros: number) => `${(100 * euros) / end}%`;
  return (
    <figure className={styles.chart} aria-label={label}>
      <div className={styles.axis} aria-hidden="true">
        {marks.map((euros) => (
          <span className={styles.mark} key={euros}>
            {formatEuros(euros)}
          </span>
        ))}
      </div>
      <ul>
        {tiers.map((tier) => (
          <li
            className={styles.tier}
            key={tier.type}
            style={{ '--from': share(tier.from), '--width': share(tier.to - tier.from) } as CSSProperties}
          >
            <span className={styles.bar}>
              <Divider kind="wideBand" ink={ink} />
            </span>
            <p className={styles.words}>
              <b>{tier.type}</b> {formatEuroRange(tier)}
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.minimum} style={{ '--from': share(MINIMUM_INVESTMENT) } as CSSProperties}>
        {minimum}
      </p>
    </figure>
  );
}
