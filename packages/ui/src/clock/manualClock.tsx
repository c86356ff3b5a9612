import type { Clock } from './Clock.tsx';

/** A clock that only advances manually. */
export interface ManualClock extends Clock {
  /** Advances by `ms` milliseconds and runs all due callbacks in order of time. */
  advance(ms: number): void;
}

interface Appointment {
  dueAt: number;
  /** Milliseconds between two calls; without it there is only one. */
  interval?: number;
  call: () => void;
}

/** A clock for stories and tests that starts at `startMs`, in milliseconds since the epoch. */
export function createManualClock(startMs: number): ManualClock {
  let now = startMs;
  const appointments = new Set<Appointment>();

  function appoint(appointment: Appointment): () => void {
    appointments.add(appointment);
    return () => void appointments.delete(appointment);
  }

  /** The earliest timer up to `end`; of two at the same time, the one set first. */
  function nextUntil(end: number): Appointment | undefined {
    let next: Appointment | undefined;
    for (const appointment of appointments) {
      if (appointment.dueAt <= end && (!next || appointment.dueAt < next.dueAt)) next = appointment;
    }
    return next;
  }

  return {
    now: () => now,
    every: (ms, tick) => {
      if (!(ms > 0)) throw new RangeError(`A clock cannot tick every ${ms} ms`);
      return appoint({ dueAt: now + ms, interval: ms, call: tick });
    },
    after: (ms, done) => appoint({ dueAt: now + Math.max(0, ms), call: done }),
    advance: (ms) => {
      const end = now + ms;
      for (let due = nextUntil(end); due; due = nextUntil(end)) {
        now = due.dueAt;
        if (due.interval === undefined) appointments.delete(due);
        else due.dueAt += due.interval;
        due.call();
      }
      now = end;
    },
  };
}
