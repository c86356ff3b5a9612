import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { paths } from '../../packages/data/src/content/paths.ts';
import { expect, test } from './site.ts';

/** Whoever is a stranger there is sent on. */
const forSignedIn: readonly string[] = [paths.join, paths.deals];
const pages = Object.values(paths).filter((path) => !forSignedIn.includes(path));

/** All of the page at rest: parts that are far from the window may ask for their pictures only once they are drawn. */
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

/** The height of two pictures, and how far apart the two are at most, in steps of 255: edges round by a step or two. */
async function difference(one: Buffer, other: Buffer) {
  const [first, second] = await Promise.all(
    [one, other].map((file) => sharp(file).raw().toBuffer({ resolveWithObject: true })),
  );
  if (!first || !second) throw new Error('Two pictures are needed.');
  const steps = first.data.reduce((most, value, at) => Math.max(most, Math.abs(value - (second.data[at] ?? 0))), 0);
  return { heights: [first.info.height, second.info.height], steps };
}

/** The page before and after the rest of its styles has come; the app never comes. */
async function expectSameLooks(page: Page, path: string): Promise<void> {
  const rest = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', () => undefined);
  await page.route('**/assets/page-*.css', async (route) => {
    await rest.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/assets/page-*.css');
  // A page that starts at once waits for its styles before it counts as loaded.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await asked;
  const before = await picture(page);
  rest.resolve();
  const sheet = page.locator('link[href^="/assets/page-"]:not([disabled])');
  await expect.poll(() => sheet.evaluate((link) => (link as HTMLLinkElement).sheet !== null)).toBe(true);
  const { heights, steps } = await difference(before, await picture(page));
  expect(heights[0]).toBe(heights[1]);
  expect(steps).toBeLessThan(4);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

test.describe('issue 5 §3: a page stands as it is when the rest of its styles come', () => {
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });
    for (const path of pages) test(path, async ({ page }) => expectSameLooks(page, path));
  });

  test.describe('on a desktop, in Plate', () => {
    test.use({ viewport: { width: 1280, height: 800 }, colorScheme: 'dark' });
    for (const path of [paths.home, paths.summit]) test(path, async ({ page }) => expectSameLooks(page, path));
  });
});
