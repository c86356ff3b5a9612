import { setTimeout as sleep } from 'node:timers/promises';
import type { BackendOptions, LocalBackend } from '../createBackend.ts';
import { contentOf } from './calls.ts';
import { BackendGone, type BackendThread, startBackendThread } from './startBackendThread.ts';

export interface WatchedBackendOptions extends BackendOptions {
  log: (line: string) => void;
  /** Seconds without a response after which the backend is restarted. @default 20 */
  silenceLimit?: number;
}

/** Milliseconds between two restarts: the disk may still be full. */
const pauseMs = 2000;

/** Timeout of a clean shutdown, in milliseconds. */
const closeLimitMs = 3000;

/**
 * Runs `createBackend` in a thread and restarts it. PostgreSQL exits on unrecoverable faults, such as a log that cannot
 * be written, and its postmaster restarts it, which repairs the data. PGlite has no postmaster; this is one. A backend
 * that ends or stops responding is restarted on the same data until that succeeds. Meanwhile callers get a 503.
 *
 * @throws what `createBackend` throws, when the first start fails
 */
export async function createWatchedBackend(options: WatchedBackendOptions): Promise<LocalBackend> {
  const { log, silenceLimit = 20, ...backendOptions } = options;
  const closing = new AbortController();
  const first = await startBackendThread(backendOptions);
  let current: BackendThread | undefined = first;
  const watching = lookAfter(first);

  async function lookAfter(started: BackendThread): Promise<void> {
    for (let thread: BackendThread | undefined = started; thread; thread = await startAgain()) {
      current = thread;
      const watch = watchHeartbeat(thread, silenceLimit);
      const reason = await thread.ended;
      clearInterval(watch);
      current = undefined;
      if (!closing.signal.aborted) log(`The database is lost and starts again. ${reason}`);
    }
  }

  /** Undefined once it is closed. */
  async function startAgain(): Promise<BackendThread | undefined> {
    while (!closing.signal.aborted) {
      try {
        const thread = await startBackendThread(backendOptions);
        if (closing.signal.aborted) thread.terminate('It is not needed any more.');
        else log('The database answers again.');
        return thread;
      } catch (error) {
        log(`The database cannot start yet. ${error instanceof Error ? error.message : String(error)}`);
        await sleep(pauseMs, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
    return undefined;
  }

  function calls(): BackendThread['calls'] {
    if (!current) throw new BackendGone('The database is starting again.');
    return current.calls;
  }

  return {
    async fetch(request, context = {}) {
      const { url, method } = request;
      const init = { method, ...(await contentOf(request)) };
      try {
        const { body, ...head } = await calls().fetch(url, init, context);
        return new Response(body, head);
      } catch (error) {
        if (error instanceof BackendGone) return unavailable();
        throw error;
      }
    },
    query: async <Row extends object>(sql: string, params: readonly unknown[] = []) =>
      (await calls().query(sql, params)) as Row[],
    exec: async (sql) => calls().exec(sql),
    async close() {
      closing.abort();
      const thread = current;
      const cut = setTimeout(() => thread?.terminate('It did not end by itself.'), closeLimitMs);
      await thread?.calls.close().catch(() => undefined);
      clearTimeout(cut);
      thread?.terminate('It is closed.');
      await watching;
    },
  };
}

/**
 * Ends the thread when it has not answered for `limit` seconds. A long statement blocks it, which can take a while on a
 * busy machine. Missed beats are counted, not time, so that a blocked event loop on this side causes no false alarm.
 */
function watchHeartbeat({ calls, terminate }: BackendThread, limit: number): NodeJS.Timeout {
  let missed = 0;
  return setInterval(() => {
    if (missed >= limit) return terminate(`It has not answered for ${limit} s.`);
    missed += 1;
    calls.beat().then(
      () => (missed = 0),
      () => undefined,
    );
  }, 1000);
}

function unavailable(): Response {
  return Response.json(
    { code: 'unavailable', message: 'The database is starting again. Please try again in a moment.' },
    { status: 503, headers: { 'access-control-allow-origin': '*' } },
  );
}
