/** A span of time in whole days, hours, minutes and seconds. */
export interface RemainingTime {
  days: number;
  /** 0 to 23. */
  hours: number;
  /** 0 to 59. */
  minutes: number;
  /** 0 to 59. */
  seconds: number;
}

/**
 * Time from one moment to another, in milliseconds since the epoch; zeros after the target (REQ-DAY-2). A day has 24
 * hours here, also across clock changes.
 */
export function remainingTime(nowMs: number, targetMs: number): RemainingTime {
  const seconds = Math.max(0, Math.floor((targetMs - nowMs) / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
