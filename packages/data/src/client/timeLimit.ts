/** Timeout of a call, in milliseconds. */
export const ANSWER_LIMIT_MS = 15_000;
/** How long a token refresh may take before the session counts as unknown, in milliseconds. */
export const SESSION_LIMIT_MS = 4_000;

/** Runs a call for at most `limitMs`. Returns `otherwise` if it fails or times out; a timeout aborts it. */
export async function attempt<T>(limitMs: number, otherwise: T, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const limit = Promise.withResolvers<T>();
  const timer = setTimeout(() => {
    controller.abort();
    limit.resolve(otherwise);
  }, limitMs);
  try {
    return await Promise.race([call(controller.signal), limit.promise]);
  } catch {
    return otherwise;
  } finally {
    clearTimeout(timer);
  }
}

/** `fetch` with a timeout of `limitMs` that includes the body. */
export function limitedFetch(fetchAnswer: typeof fetch, limitMs: number): typeof fetch {
  return (input, init) => {
    const limit = AbortSignal.timeout(limitMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
    return fetchAnswer(input, { ...init, signal });
  };
}
