import type { ReactNode } from 'react';
import type { Deal, DealFilter, RiskLevel } from '@podium/data/schemas/deal.ts';
import { formatDollars } from '@podium/data/schemas/formatDollars.ts';
import { Badge, type BadgeProps } from '@podium/ui/Badge/Badge';
import { Button } from '@podium/ui/Button/Button';
import { Card } from '@podium/ui/Card/Card';
import { useLocale } from '@podium/ui/locale/Locale';
import { VisuallyHidden } from '@podium/ui/VisuallyHidden/VisuallyHidden';
import { EntryEmblem } from '../parts/EntryEmblem.tsx';
import * as styles from './DealCard.css.ts';

const riskTones = new Map<string, BadgeProps['tone']>([
  ['High', 'critical'],
  ['Medium-High', 'warning'],
]);

export interface DealCardContent {
  categories: Record<DealFilter, string>;
  risk: string;
  risks: Readonly<Record<RiskLevel, string> & Record<string, string>>;
  minInvestment: string;
  targetReturn: string;
  term: string;
  spotsLeft: string;
  viewDetails: string;
}

interface DealCardProps {
  content: DealCardContent;
  deal: Deal;
  /** All deals, also those that the filter hides. */
  deals: readonly Deal[];
  width: 'wide' | 'narrow';
  onViewDetails: () => void;
}

/** One deal as a card: its amount is most prominent, and each free place is drawn as a bar, up to ten. */
export function DealCard({ content, deal, deals, width, onViewDetails }: DealCardProps) {
  const amount = formatDollars(deal.minInvestment, useLocale());
  return (
    <div className={styles.cell[width]}>
      <Card as="article">
        <EntryEmblem className={styles.emblem[width]} kind="deal" entry={deal} among={deals} />
        <div className={styles.badges}>
          <Badge tone="neutral" isPlain>
            {content.categories[deal.category]}
          </Badge>
          <Badge tone={riskTones.get(deal.riskLevel) ?? 'success'}>
            {content.risk}: {content.risks[deal.riskLevel] ?? deal.riskLevel}
          </Badge>
        </div>
        <h2 className={styles.title}>{deal.title}</h2>
        <p className={styles.description}>{deal.description}</p>
        <dl className={styles.figures}>
          <div className={styles.amountCell}>
            <dt className={styles.term}>{content.minInvestment}</dt>
            <dd className={styles.amount} style={{ ['--letters' as string]: amount.length }}>
              {amount}
            </dd>
          </div>
          <Figure label={content.targetReturn}>{deal.targetReturn}</Figure>
          <Figure label={content.term}>{deal.term}</Figure>
          <Figure label={content.spotsLeft}>
            {deal.spotsRemaining}
            <span className={styles.placeBars} aria-hidden="true">
              {Array.from({ length: Math.min(deal.spotsRemaining, 10) }, (_, index) => (
                <span className={styles.placeBar} key={index} />
              ))}
            </span>
          </Figure>
        </dl>
        <Button size="small" onPress={onViewDetails}>
          {content.viewDetails}
          <VisuallyHidden>: {deal.title}</VisuallyHidden>
        </Button>
      </Card>
    </div>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.figureCell}>
      <dt className={styles.term}>{label}</dt>
      <dd className={styles.figure}>{children}</dd>
    </div>
  );
}
