import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Difference from hosted Supabase, and a vulnerability: PGlite has one session, and lite opens each request's
 * transaction without waiting for the previous one. Concurrent requests share a transaction, with the role and claims
 * of the last one: a signed-out visitor could read service data. This shim gives each request exclusive use of the
 * session.
 *
 * @returns a function that runs tasks one after the other. A task that a running task starts runs at once.
 */
export function createReentrantMutex() {
  const holder = new AsyncLocalStorage<true>();
  let last: Promise<unknown> = Promise.resolve();

  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (holder.getStore()) return work();
    const run = last.then(() => holder.run(true, work));
    last = run.catch(() => undefined);
    return run;
  };
}
