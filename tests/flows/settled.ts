import type { Page, Request } from 'playwright';

/** Milliseconds without a pending request after which a page is idle. */
const quietTime = 500;

interface Traffic {
  onItsWay: Set<Request>;
  /** `performance.now()` of the last request or response. */
  changedAt: number;
}

const watched = new WeakMap<Page, Traffic>();

/** Waits until the app has started. */
export async function waitForApp(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as { podiumQueue?: { isHydrated: boolean } }).podiumQueue?.isHydrated);
}

/** Records the requests of the page, for `waitForQuiet`. */
export function watchTraffic(page: Page): void {
  const traffic: Traffic = { onItsWay: new Set(), changedAt: performance.now() };
  watched.set(page, traffic);
  const end = (request: Request) => {
    traffic.onItsWay.delete(request);
    traffic.changedAt = performance.now();
  };
  page.on('request', (request) => {
    traffic.onItsWay.add(request);
    traffic.changedAt = performance.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

/**
 * Waits until the app has started and no request is pending. Playwright's 'networkidle' fires once for each document,
 * on a busy machine before the app starts.
 */
export async function waitForQuiet(page: Page): Promise<void> {
  const traffic = watched.get(page);
  if (!traffic) throw new Error('Nobody watches the traffic of this page.');
  await waitForApp(page);
  // Requests of the app itself begin only now.
  const upAt = performance.now();
  const restOfTime = () => Math.max(upAt, traffic.changedAt) + quietTime - performance.now();
  while (traffic.onItsWay.size > 0 || restOfTime() > 0) await page.waitForTimeout(Math.max(50, restOfTime()));
}

/** Slows the processor down by this factor, in Chromium. */
export async function slowDown(page: Page, factor: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor });
}
