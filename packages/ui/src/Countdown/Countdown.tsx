import { useCallback, useSyncExternalStore } from 'react';
import { useClock } from '../clock/Clock.tsx';
import { CountdownFace, type CountdownFaceProps } from './CountdownFace.tsx';
import { remainingTime } from './remainingTime.ts';

export interface CountdownProps extends Pick<CountdownFaceProps, 'label' | 'units' | 'size'> {
  /** Target time, in milliseconds since the epoch. */
  targetMs: number;
}

/**
 * Counts down to a date, every second. Prerendered pages show zeros until hydration.
 *
 * @avoid The only statement of a date. Also write it as text, which is valid without scripts and after the date.
 * @screenReader A timer named by `label`. It can be read at any time; ticks are not announced.
 */
export function Countdown({ label, units, size, targetMs }: CountdownProps) {
  const secondsLeft = useSecondsUntil(targetMs);
  return <CountdownFace label={label} units={units} size={size} remaining={remainingTime(0, secondsLeft * 1000)} />;
}

function useSecondsUntil(targetMs: number): number {
  const clock = useClock();
  return useSyncExternalStore(
    useCallback((onTick) => clock.every(1000, onTick), [clock]),
    useCallback(() => Math.max(0, Math.floor((targetMs - clock.now()) / 1000)), [clock, targetMs]),
    () => 0,
  );
}
