import { createContext, use } from 'react';

/** The injected clock (REQ-DAY-1). Nothing in ui or sections reads `Date` or sets a timer itself. */
export interface Clock {
  now(): number;
  /** Calls `tick` every `ms` milliseconds until the returned function is called. */
  every(ms: number, tick: () => void): () => void;
  /** Calls `done` once after `ms` milliseconds, unless the returned function is called before. */
  after(ms: number, done: () => void): () => void;
}

const systemClock: Clock = {
  now: () => Date.now(),
  every(ms, tick) {
    const id = setInterval(tick, ms);
    return () => clearInterval(id);
  },
  after(ms, done) {
    const id = setTimeout(done, ms);
    return () => clearTimeout(id);
  },
};

export const ClockContext = createContext<Clock>(systemClock);

/** The clock in context: the system's, unless a story or test provides another. */
export function useClock(): Clock {
  return use(ClockContext);
}
