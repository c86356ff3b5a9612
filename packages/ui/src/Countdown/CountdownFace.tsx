import { useLocale } from '../locale/Locale.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { RemainingTime } from './remainingTime.ts';
import * as styles from './CountdownFace.css.ts';

export interface CountdownFaceProps {
  /** Accessible name of the timer. */
  label: string;
  /** The remaining time; zeros after the target time. */
  remaining: RemainingTime;
  /** The visible label beside each figure, which may be short. */
  units: Record<keyof RemainingTime, string>;
  /** `small`: one line of text height, for zeros that stay. @default 'large' */
  size?: 'large' | 'small';
}

const figures = [
  { part: 'days', unit: 'day', digits: 3 },
  { part: 'hours', unit: 'hour', digits: 2 },
  { part: 'minutes', unit: 'minute', digits: 2 },
  { part: 'seconds', unit: 'second', digits: 2 },
] as const;

/**
 * The four figures of a countdown. Every digit has a cell, because digits differ in width and a tick must not shift the
 * layout.
 *
 * @avoid A countdown that runs: use `Countdown`, which draws this face.
 * @screenReader A timer named by `label`, read as one sentence in the locale: "3 days, 4 hours, …". Ticks are not announced.
 */
export function CountdownFace({ label, remaining, units, size = 'large' }: CountdownFaceProps) {
  const locale = useLocale();
  const spokenParts = figures.map(({ part, unit }) =>
    remaining[part].toLocaleString(locale, { style: 'unit', unit, unitDisplay: 'long' }),
  );

  return (
    <div className={styles.timer[size]} role="timer" aria-label={label} aria-live="off">
      <VisuallyHidden>{new Intl.ListFormat(locale, { type: 'unit' }).format(spokenParts)}</VisuallyHidden>
      <div className={styles.face[size]} aria-hidden>
        {figures.map(({ part, digits }) => (
          <div key={part} className={styles.part[size]}>
            <span className={styles.number[size]}>
              {Array.from(paddedText(remaining[part], digits, locale), (digit, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- a digit is its place
                <span key={place} className={styles.digit}>
                  {digit}
                </span>
              ))}
            </span>
            <span className={styles.unit[size]}>{units[part]}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

function paddedText(value: number, digits: number, locale: string): string {
  return value.toLocaleString(locale, { minimumIntegerDigits: digits, useGrouping: false });
}
