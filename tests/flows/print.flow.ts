import { expect, test } from './site.ts';

/** With inlined styles only. everyPage tests print with the whole stylesheet. */

test('in print nothing covers the text, also before the whole stylesheet has loaded', async ({ page, site }) => {
  site.expectLog(/ERR_FAILED/);
  await page.route('**/assets/*.css', (route) => route.abort());
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await page.emulateMedia({ media: 'print' });
  const bars = await page.locator('header').first().boundingBox();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  await expect(page.locator('header').first()).toHaveCSS('position', 'static');
  expect(heading?.y).toBeGreaterThanOrEqual((bars?.y ?? 0) + (bars?.height ?? 0));
});
