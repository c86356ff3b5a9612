import * as RadixProgress from '@radix-ui/react-progress';
import { Ribbon } from '../Ribbon/Ribbon.tsx';
import * as styles from './Progress.css.ts';

export interface ProgressProps {
  /** What is getting done. */
  label: string;
  /** From 0 to `max`. */
  value: number;
  /** @default 100 */
  max?: number;
}

/** A ribbon that is woven as far as the work has got, over an ink rule. */
export function Progress({ label, value, max = 100 }: ProgressProps) {
  const share = Math.min(1, Math.max(0, value / max));
  return (
    <RadixProgress.Root className={styles.track} aria-label={label} value={value} max={max}>
      <RadixProgress.Indicator className={styles.woven} style={{ inlineSize: `${share * 100}%` }}>
        <Ribbon />
      </RadixProgress.Indicator>
    </RadixProgress.Root>
  );
}
