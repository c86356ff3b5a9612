import * as styles from './CommitmentScale.css.ts';
import { positionOnScale } from './scalePosition.ts';

export interface CommitmentScaleContent {
  /** The least commitment, at the left end. */
  start: string;
  /** The one that opens the deals, in the middle. */
  qualifying: string;
  end: string;
}

interface CommitmentScaleProps {
  content: CommitmentScaleContent;
  /** Null while there is no amount in the field. */
  dollars: number | null;
}

/** Where the amount stands between the least commitment and the one that opens the deals. The hint says it in words. */
export function CommitmentScale({ content, dollars }: CommitmentScaleProps) {
  return (
    <div className={styles.scale} aria-hidden="true">
      <span className={styles.start}>{content.start}</span>
      <span className={styles.qualifying}>{content.qualifying}</span>
      <span className={styles.end}>{content.end}</span>
      {dollars !== null && (
        <span className={styles.marker} style={{ insetInlineStart: `${positionOnScale(dollars)}%` }} />
      )}
    </div>
  );
}
