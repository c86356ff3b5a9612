import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { paths } from '@podium/brands/legal-tender/pages.ts';
import { expect, delayAssets, test } from './site.ts';

/** One page of each kind. */
const pages = [paths.home, paths.press, paths.programs, paths.auth];

/** The whole page at rest. Parts far from the viewport may load their pictures only when rendered. */
async function picture(page: Page): Promise<Buffer> {
  const take = async () => {
    await page.evaluate(() => document.fonts.ready);
    return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  };
  let last = await take();
  const isAtRest = async () => {
    const before = last;
    last = await take();
    return last.equals(before);
  };
  await expect.poll(isAtRest, { message: 'the page is at rest' }).toBe(true);
  return last;
}

/** Heights of both screenshots and their largest channel difference (0 to 255). Anti-aliasing causes 1 or 2. */
async function difference(one: Buffer, other: Buffer) {
  const [first, second] = await Promise.all(
    [one, other].map((file) => sharp(file).raw().toBuffer({ resolveWithObject: true })),
  );
  if (!first || !second) throw new Error('Two pictures are needed.');
  const steps = first.data.reduce((most, value, at) => Math.max(most, Math.abs(value - (second.data[at] ?? 0))), 0);
  return { heights: [first.info.height, second.info.height], steps };
}

/** The page before and after the whole stylesheet has loaded; the app never loads. */
async function expectSameLooks(page: Page, path: string): Promise<void> {
  await page.route('**/assets/*.js', () => undefined);
  const release = await delayAssets(page, 'style-*.css');
  const asked = page.waitForRequest('**/assets/style-*.css');
  // A page that starts at once waits for its styles before its load event.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await asked;
  const before = await picture(page);
  const fonts = () => page.evaluate(() => document.fonts.size);
  const fontsBefore = await fonts();
  release();
  const sheet = page.locator('head > link[href^="/assets/style-"]');
  await expect.poll(() => sheet.evaluate((link) => (link as HTMLLinkElement).sheet !== null)).toBe(true);
  const { heights, steps } = await difference(before, await picture(page));
  expect(heights[0]).toBe(heights[1]);
  expect(steps).toBeLessThan(4);
  // Another font makes the browser lay out all text again.
  expect(await fonts()).toBe(fontsBefore);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

test.describe('a page looks the same before and after its whole stylesheet has loaded', () => {
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });
    for (const path of pages) test(path, async ({ page }) => expectSameLooks(page, path));
  });

  test.describe('on a desktop, dark theme', () => {
    test.use({ viewport: { width: 1280, height: 800 }, colorScheme: 'dark' });
    for (const path of [paths.home, paths.summit]) test(path, async ({ page }) => expectSameLooks(page, path));
  });
});
