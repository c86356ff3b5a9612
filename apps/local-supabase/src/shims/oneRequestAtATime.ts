import { AsyncLocalStorage } from 'node:async_hooks';

/** Runs pieces of work one after the other. Work that is started from inside a running piece joins it. */
export interface Turns {
  take<Result>(work: () => Promise<Result>): Promise<Result>;
}

/**
 * Difference from hosted Supabase, and a hole: PGlite has one session, and lite opens each request's transaction on it
 * without waiting for the one before. Requests of the same moment share a transaction, and with it the role and the
 * claims of whoever came last: a signed-out visitor reads what only the functions may. Here each request has the session
 * to itself.
 */
export function createTurns(): Turns {
  const holder = new AsyncLocalStorage<true>();
  let last: Promise<unknown> = Promise.resolve();

  return {
    take(work) {
      if (holder.getStore()) return work();
      const run = last.then(() => holder.run(true, work));
      last = run.catch(() => undefined);
      return run;
    },
  };
}
