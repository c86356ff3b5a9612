import { Divider } from '../Artwork/Divider.tsx';
import { useLocale } from '../locale/Locale.tsx';
import * as styles from './Progress.css.ts';

export interface ProgressProps {
  /** Accessible name: what makes progress. */
  label: string;
  /** In per cent. */
  value: number;
}

/**
 * How much of a task of known length is done.
 *
 * @avoid Waiting of unknown length: use a pending label or `SkeletonCard`. A measured value: use `Stats`.
 * @do Also say it in words beside it: "Step 2 of 3".
 * @screenReader A progress bar named by `label`, with its percentage.
 */
export function Progress({ label, value }: ProgressProps) {
  const locale = useLocale();
  return (
    <div
      className={styles.track}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a progress element cannot contain the band
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuetext={(value / 100).toLocaleString(locale, { style: 'percent' })}
    >
      <div className={styles.bar} style={{ inlineSize: `${value}%` }}>
        <Divider kind="band" />
      </div>
    </div>
  );
}
