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

/**
 * Lets one client make the calls in turn until the time is over, one of each at a time, so that whatever else the machine
 * does meets all of them alike. What a call leaves running behind it falls on its neighbours: every second turn goes
 * backwards.
 *
 * @param calls each resolves with whether the answer was the expected one
 * @returns what each call took, in their order
 */
export async function loadInTurn(
  calls: readonly (() => Promise<boolean>)[],
  seconds: number,
): Promise<Pick<Load, 'p50' | 'p95' | 'wrong'>[]> {
  const taken = calls.map((call) => ({ call, times: [] as number[], wrong: 0 }));
  const started = performance.now();
  for (let turn = 0; turn === 0 || performance.now() - started < seconds * 1000; turn += 1) {
    for (const one of turn % 2 === 0 ? taken : taken.toReversed()) {
      const before = performance.now();
      const isRight = await one.call().catch(() => false);
      one.times.push(performance.now() - before);
      if (!isRight) one.wrong += 1;
    }
  }
  return taken.map(({ times, wrong }) => ({ p50: percentile(times, 0.5), p95: percentile(times, 0.95), wrong }));
}
