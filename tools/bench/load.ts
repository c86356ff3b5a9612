/** What one call did under load. */
export interface Load {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  p99: number;
  /** Answers that were not the expected one. */
  wrong: number;
}

/** The value below which this share of the values lies, by nearest rank. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/**
 * Lets clients call one after the other until the time is over.
 *
 * @param call resolves with whether the answer was the expected one
 */
export async function load(call: () => Promise<boolean>, clients: number, seconds: number): Promise<Load> {
  const times: number[] = [];
  let wrong = 0;
  const started = performance.now();
  const isOver = () => performance.now() - started > seconds * 1000;
  async function client(): Promise<void> {
    do {
      const before = performance.now();
      const isRight = await call().catch(() => false);
      times.push(performance.now() - before);
      if (!isRight) wrong += 1;
    } while (!isOver());
  }
  await Promise.all(Array.from({ length: clients }, client));
  const elapsed = (performance.now() - started) / 1000;
  return {
    perSecond: times.length / elapsed,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    wrong,
  };
}
