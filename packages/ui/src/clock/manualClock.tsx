import type { Clock } from './Clock.tsx';

export interface ManualClock extends Clock {
  /** Advances by `ms` milliseconds and runs all due callbacks in order of time. */
  advance(ms: number): void;
}

/** A clock for stories and tests that starts at `startMs`, in milliseconds since the epoch. */
export function createManualClock(startMs: number): ManualClock {
  let now = startMs;
  const timers = new Set<{ dueAt: number; call: () => void }>();

  function after(ms: number, call: () => void): () => void {
    const timer = { dueAt: now + Math.max(0, ms), call };
    timers.add(timer);
    return () => void timers.delete(timer);
  }

  /** The earliest timer up to `end`; of two at the same time, the one set first. */
  function nextUntil(end: number) {
    return [...timers].filter(({ dueAt }) => dueAt <= end).toSorted((one, other) => one.dueAt - other.dueAt)[0];
  }

  return {
    now: () => now,
    after,
    every(ms, tick) {
      if (!(ms > 0)) throw new RangeError(`A clock cannot tick every ${ms} ms`);
      let stop = after(ms, repeat);
      function repeat() {
        stop = after(ms, repeat);
        tick();
      }
      return () => stop();
    },
    advance(ms) {
      const end = now + ms;
      for (let due = nextUntil(end); due; due = nextUntil(end)) {
        now = due.dueAt;
        timers.delete(due);
        due.call();
      }
      now = end;
    },
  };
}
