import type { PortfolioEntry } from '@podium/data/schemas/portfolio';
import { Seal } from '@podium/ui/Seal/Seal';
import { Text } from '@podium/ui/Text/Text';
import { VisuallyHidden } from '@podium/ui/VisuallyHidden/VisuallyHidden';
import type { SealSpec } from '@podium/ui/press/seal';
import * as styles from './Entry.css.ts';

export interface EntryLabels {
  acquired: string;
  current: string;
  /** In place of `current` where the company was sold. */
  soldAt: string;
  roi: string;
  improvements: string;
}

interface EntryProps {
  entry: PortfolioEntry;
  labels: EntryLabels;
  seal: SealSpec | undefined;
}

/**
 * A line of the register: its figures for everybody, and behind a toggle what was done. A name that was sold is struck.
 * The toggle is the browser's own, so that it works before any script does; heading and figures stand beside it, not in
 * it, and keep their meaning for screen readers.
 */
export function Entry({ entry, labels, seal }: EntryProps) {
  const { title, year, industry, acquired, current, roi, status, description, improvements } = entry;
  const isSold = status === 'Sold';
  return (
    <li className={styles.entry}>
      <div className={styles.record}>
        <div className={styles.seal}>{seal && <Seal spec={seal} />}</div>
        <div className={styles.name}>
          <h2 className={styles.title}>{isSold ? <s className={styles.struck}>{title}</s> : title}</h2>
          <Text size="small" tone="secondary">
            {industry}, {year}
          </Text>
        </div>
        <dl className={styles.figures}>
          <Figure label={labels.acquired} value={acquired} />
          <Figure label={isSold ? labels.soldAt : labels.current} value={current} isLoud />
          <Figure label={labels.roi} value={roi} />
        </dl>
        <p className={styles.status}>
          <span className={styles.stamp[status]}>{status}</span>
        </p>
      </div>
      <details>
        <summary className={styles.toggle}>
          <VisuallyHidden>
            {labels.improvements}: {title}
          </VisuallyHidden>
        </summary>
        <div className={styles.story}>
          <div className={styles.description}>
            <Text tone="secondary">{description}</Text>
          </div>
          <div className={styles.improvements}>
            <h3 className={styles.label}>{labels.improvements}</h3>
            <ol className={styles.list}>
              {improvements.map((improvement) => (
                <li className={styles.improvement} key={improvement}>
                  {improvement}
                </li>
              ))}
            </ol>
          </div>
        </div>
      </details>
    </li>
  );
}

interface FigureProps {
  label: string;
  value: string;
  isLoud?: boolean;
}

/** One of the three columns. */
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
