/** How long the site waits for an answer, in milliseconds. */
export const ANSWER_LIMIT_MS = 15_000;

/**
 * Calls and waits at most `limitMs`. Gives `otherwise` when that time is over, and then aborts the call so that nothing
 * is sent late; also when the call fails.
 */
export function attempt<T>(limitMs: number, otherwise: T, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>();
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort();
    resolve(otherwise);
  }, limitMs);

  async function run(): Promise<void> {
    try {
      resolve(await call(controller.signal));
    } catch {
      resolve(otherwise);
    } finally {
      clearTimeout(timer);
    }
  }
  void run();
  return promise;
}

/** `fetch` that gives up after `limitMs`, also in the middle of a body. */
export function limitedFetch(fetchAnswer: typeof fetch, limitMs: number): typeof fetch {
  return (input, init) => {
    const limit = AbortSignal.timeout(limitMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
    return fetchAnswer(input, { ...init, signal });
  };
}
