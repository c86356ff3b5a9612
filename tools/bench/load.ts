/** Results of a load test. */
interface Load {
  perSecond: number;
  /** The 50th, 95th and 99th percentile of the response times, in milliseconds. */
  times: number[];
  /** Number of unexpected responses. */
  wrong: number;
}

/** By the nearest-rank method. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/**
 * Lets each client make one call after the other until the time is over.
 *
 * @param call resolves with whether the response was the expected one
 */
export async function load(call: () => Promise<boolean>, clients: number, seconds: number): Promise<Load> {
  const times: number[] = [];
  let wrong = 0;
  const started = performance.now();
  async function client(): Promise<void> {
    do {
      const before = performance.now();
      const isRight = await call().catch(() => false);
      times.push(performance.now() - before);
      if (!isRight) wrong += 1;
    } while (performance.now() - started < seconds * 1000);
  }
  await Promise.all(Array.from({ length: clients }, client));
  const perSecond = times.length / ((performance.now() - started) / 1000);
  return { perSecond, times: [0.5, 0.95, 0.99].map((share) => percentile(times, share)), wrong };
}
