import { formatShortDollars } from '@podium/data/schemas/formatDollars.ts';
import { investorThresholds } from '@podium/data/schemas/investorThresholds.ts';
import { useLocale } from '@podium/ui/locale/Locale';
import * as styles from './CommitmentScale.css.ts';
import { endOfScale, positionOnScale } from './scalePosition.ts';

export interface CommitmentScaleContent {
  /** Label of the middle; `{required}` is replaced with the commitment that opens the deals. */
  qualifying: string;
}

interface CommitmentScaleProps {
  content: CommitmentScaleContent;
  /** Null while the field has no valid amount. */
  dollars: number | null;
  /** In USD. */
  qualifyingCommitment: number;
}

/**
 * Position of the amount between the minimum commitment and the one that opens the deals. The hint says the same as
 * text.
 */
export function CommitmentScale({ content, dollars, qualifyingCommitment }: CommitmentScaleProps) {
  const locale = useLocale();
  return (
    <div className={styles.scale} aria-hidden="true">
      <span className={styles.start}>{formatShortDollars(investorThresholds.minimumCommitment, locale)}</span>
      <span className={styles.qualifying}>
        {content.qualifying.replace('{required}', formatShortDollars(qualifyingCommitment, locale))}
      </span>
      <span className={styles.end}>{formatShortDollars(endOfScale(qualifyingCommitment), locale)}</span>
      {dollars !== null && (
        <span
          className={styles.marker}
          style={{ insetInlineStart: `${positionOnScale(dollars, qualifyingCommitment)}%` }}
        />
      )}
    </div>
  );
}
