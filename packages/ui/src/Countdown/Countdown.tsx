import { useCallback, useSyncExternalStore } from 'react';
import { useClock } from '../clock/Clock.tsx';
import { useLocale } from '../locale/Locale.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Countdown.css.ts';

/** A figure is the remaining seconds divided by `seconds`, modulo `of`. A day always has 24 hours. */
const figures = [
  { part: 'days', unit: 'day', digits: 3, seconds: 86_400, of: Infinity },
  { part: 'hours', unit: 'hour', digits: 2, seconds: 3600, of: 24 },
  { part: 'minutes', unit: 'minute', digits: 2, seconds: 60, of: 60 },
  { part: 'seconds', unit: 'second', digits: 2, seconds: 1, of: 60 },
] as const;

export interface CountdownProps {
  /** Accessible name, such as 'Until the summit'. */
  label: string;
  /** Target time, in milliseconds since the epoch. */
  targetMs: number;
  /** The visible label beside each figure, which may be short. */
  units: Record<'days' | 'hours' | 'minutes' | 'seconds', string>;
  /** `small`: one line of text height, for zeros that stay. @default 'large' */
  size?: 'large' | 'small';
}

/**
 * Counts down to a date, every second. Prerendered pages show zeros until hydration. Every digit has a cell, because
 * digits differ in width and a tick must not shift the layout.
 *
 * @avoid The only statement of a date. Also write it as text, which is valid without scripts and after the date.
 * @do Say in its label what begins.
 * @screenReader A timer named by `label`, read as one sentence in the locale: "3 days, 4 hours, …". It can be read at
 *   any time; ticks are not announced.
 */
export function Countdown({ label, targetMs, units, size = 'large' }: CountdownProps) {
  const locale = useLocale();
  const left = useSecondsUntil(targetMs);
  const remaining = figures.map(({ seconds, of, ...figure }) => ({
    ...figure,
    value: Math.floor(left / seconds) % of,
  }));
  const spokenParts = remaining.map(({ value, unit }) =>
    value.toLocaleString(locale, { style: 'unit', unit, unitDisplay: 'long' }),
  );

  return (
    <div className={styles.timer[size]} role="timer" aria-label={label} aria-live="off">
      <VisuallyHidden>{new Intl.ListFormat(locale, { type: 'unit' }).format(spokenParts)}</VisuallyHidden>
      <div className={styles.face[size]} aria-hidden>
        {remaining.map(({ part, digits, value }) => (
          <div key={part} className={styles.part[size]}>
            <span className={styles.number[size]}>
              {Array.from(
                value.toLocaleString(locale, { minimumIntegerDigits: digits, useGrouping: false }),
                (digit, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a digit is its index
                  <span key={index} className={styles.digit}>
                    {digit}
                  </span>
                ),
              )}
            </span>
            <span className={styles.unit[size]}>{units[part]}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Zero while prerendering and hydrating, and after the target. */
function useSecondsUntil(targetMs: number): number {
  const clock = useClock();
  return useSyncExternalStore(
    useCallback((onTick) => clock.every(1000, onTick), [clock]),
    useCallback(() => Math.max(0, Math.floor((targetMs - clock.now()) / 1000)), [clock, targetMs]),
    () => 0,
  );
}
