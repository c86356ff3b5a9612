import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { RemainingTime } from './remainingTime.ts';
import * as styles from './CountdownFace.css.ts';

export interface CountdownFaceProps {
  /** Accessible name of the timer. */
  label: string;
  /** The remaining time; zeros after the target time. */
  remaining: RemainingTime;
  /** The label beside each figure. */
  units: Record<keyof RemainingTime, string>;
}

const figures = [
  { part: 'days', digits: 3 },
  { part: 'hours', digits: 2 },
  { part: 'minutes', digits: 2 },
  { part: 'seconds', digits: 2 },
] as const;

/**
 * The four figures of a countdown. Every digit has a cell, because digits differ in width and a tick must not shift the
 * layout.
 *
 * @avoid A countdown that runs: use `Countdown`, which draws this face.
 * @screenReader A timer named by `label`, read as one sentence: "3 days, 4 hours, …". Ticks are not announced.
 */
export function CountdownFace({ label, remaining, units }: CountdownFaceProps) {
  return (
    <div className={styles.timer} role="timer" aria-label={label} aria-live="off">
      <VisuallyHidden>{figures.map(({ part }) => `${remaining[part]} ${units[part]}`).join(', ')}</VisuallyHidden>
      <div className={styles.face} aria-hidden>
        {figures.map(({ part, digits }) => (
          <div key={part} className={styles.part}>
            <span className={styles.number}>
              {Array.from(String(remaining[part]).padStart(digits, '0'), (digit, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- a digit is its place
                <span key={place} className={styles.digit}>
                  {digit}
                </span>
              ))}
            </span>
            <span className={styles.unit}>{units[part]}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
