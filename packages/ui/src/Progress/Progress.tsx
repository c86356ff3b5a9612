import * as RadixProgress from '@radix-ui/react-progress';
import { Divider } from '../Artwork/Divider.tsx';
import { useLocale } from '../locale/Locale.tsx';
import * as styles from './Progress.css.ts';

export interface ProgressProps {
  /** Accessible name. */
  label: string;
  /** From 0 to `max`. */
  value: number;
  /** @default 100 */
  max?: number;
}

/**
 * How much of a task of known length is done.
 *
 * @avoid Waiting of unknown length: use a pending label or `SkeletonCard`. A measured value: use `Stat`.
 * @do Also say it in words beside it: "Step 2 of 3".
 * @screenReader A progress bar named by `label`, with its percentage.
 */
export function Progress({ label, value, max = 100 }: ProgressProps) {
  const locale = useLocale();
  const share = Math.min(1, Math.max(0, value / max));
  return (
    <RadixProgress.Root
      className={styles.track}
      aria-label={label}
      value={value}
      max={max}
      getValueLabel={() => share.toLocaleString(locale, { style: 'percent' })}
    >
      <RadixProgress.Indicator className={styles.woven} style={{ inlineSize: `${share * 100}%` }}>
        <Divider kind="band" />
      </RadixProgress.Indicator>
    </RadixProgress.Root>
  );
}
