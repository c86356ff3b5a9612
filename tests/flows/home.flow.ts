import { waitForQuiet } from './settled.ts';
import { expect, expectHydrated, test } from './site.ts';

test('REQ-ROUTE-3: an unknown path is a 404 with its texts and a link home, and is logged', async ({ page, site }) => {
  site.expectLog(/\/no\/such\/page/);
  site.expectLog(/404 \(Not Found\)/);
  const logged = page.waitForEvent('console', (message) => message.text().includes('/no/such/page'));
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await logged;
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('REQ-ROUTE-3: a known path in another case is unknown to the server and to the page', async ({ page, site }) => {
  site.expectLog(/No page at this path .*\/About/);
  site.expectLog(/404 \(Not Found\)/);
  const logged = page.waitForEvent('console', (message) => message.text().includes('/About'));
  const response = await page.goto('/About');
  expect(response?.status()).toBe(404);
  await logged;
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await expect(page).toHaveTitle(/^Oops! Page not found/);
});

test('a public page loads no Supabase code, and no script before its load event', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/');
  await page.mouse.move(100, 100);
  await waitForQuiet(page);
  expect(scripts.length).toBeGreaterThan(0);
  const early = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return files.filter(({ startTime }) => startTime < (visit?.loadEventEnd ?? 0)).map(({ name }) => name);
  });
  expect(early).toEqual([]);
  for (const script of scripts) {
    expect(await (await page.request.get(script)).text()).not.toContain('supabase');
  }
});

test('a page loads at most 7 files before its load event, and one stylesheet after it', async ({ page }) => {
  await page.goto('/');
  const calendar = page.locator('#calendar');
  await calendar.scrollIntoViewIfNeeded();
  await expectHydrated(calendar);
  const { early, sheets } = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType('resource');
    const before = files.filter(({ startTime }) => startTime < (visit?.loadEventEnd ?? 0));
    const nameOf = ({ name }: PerformanceEntry) => new URL(name).pathname;
    return { early: before.map(nameOf), sheets: files.map(nameOf).filter((name) => name.endsWith('.css')) };
  });
  expect(1 + early.length, early.join(' ')).toBeLessThanOrEqual(7);
  expect(sheets).toEqual([expect.stringMatching(/^\/assets\/style-/)]);
  expect(early).not.toContain(sheets[0]);
});

test('a pointer at rest over the page starts no script before the first paint', async ({ page }) => {
  await page.goto('/');
  // Chromium dispatches a pointermove without movement once an element is below the pointer.
  const { firstPaint, firstScript } = await page.evaluate(async () => {
    const scripts = () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    while (scripts().length === 0) await new Promise((done) => setTimeout(done, 50));
    const paint = performance.getEntriesByName('first-paint')[0]?.startTime ?? 0;
    return { firstPaint: paint, firstScript: Math.min(...scripts().map(({ startTime }) => startTime)) };
  });
  expect(firstPaint).toBeGreaterThan(0);
  expect(firstScript).toBeGreaterThan(firstPaint);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('REQ-A11Y-1: the home page can be read and its links work', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every talk is a closed deal, reopened.');
    for (const figure of ['€100M+', '10K+', '€50M+']) await expect(page.getByText(figure)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Book Speaking' })).toHaveAttribute('href', '/speaking');
    await expect(page.getByRole('link', { name: 'SECURE YOUR SEAT' })).toHaveAttribute('href', '/summit');
  });
});
