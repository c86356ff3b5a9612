import type { Page, Request } from 'playwright';

/** How long nothing is on its way before a page counts as quiet, in ms. */
const quietTime = 500;

interface Traffic {
  onItsWay: Set<Request>;
  /** When something was last asked for or came, by `performance.now()`. */
  changedAt: number;
}

const watched = new WeakMap<Page, Traffic>();

/** Waits until the page's script has taken over: before it a link leads on as the browser does it. */
export async function waitForApp(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as { podiumEarly?: { isUp: boolean } }).podiumEarly?.isUp);
}

/** From now on notes what the page asks for, for `waitForQuiet`. */
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
 * Waits until the app is up and all that it asked for has come. Playwright's 'networkidle' comes once for each document,
 * on a busy machine before the app has begun, and from then on waits for nothing.
 */
export async function waitForQuiet(page: Page): Promise<void> {
  const traffic = watched.get(page);
  if (!traffic) throw new Error('Nobody watches the traffic of this page.');
  await waitForApp(page);
  // What it asks for next it may ask for only now, however long ago its code came.
  const upAt = performance.now();
  const restOfTime = () => Math.max(upAt, traffic.changedAt) + quietTime - performance.now();
  while (traffic.onItsWay.size > 0 || restOfTime() > 0) await page.waitForTimeout(Math.max(50, restOfTime()));
}
