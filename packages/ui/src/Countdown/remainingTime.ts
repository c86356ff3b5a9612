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

/** A number of seconds as days, hours, minutes and seconds. A day has 24 hours, also across clock changes. */
export function remainingTime(seconds: number): RemainingTime {
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
