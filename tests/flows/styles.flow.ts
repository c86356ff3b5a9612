import type { Page, Request } from '@playwright/test';
import sharp from 'sharp';
import { paths } from '@podium/brands/legal-tender/pages.ts';
import { expect, delayAssets, test } from './site.ts';

/** A screenshot of the whole page. */
async function picture(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}

/** The pictures that a page is loading. */
function picturesLoading(page: Page): ReadonlySet<Request> {
  const loading = new Set<Request>();
  page.on('request', (request) => request.resourceType() === 'image' && loading.add(request));
  page.on('requestfinished', (request) => loading.delete(request));
  page.on('requestfailed', (request) => loading.delete(request));
  return loading;
}

/** A screenshot of the page at rest. Parts far from the viewport may load their pictures only when rendered. */
async function pictureAtRest(page: Page, loading: ReadonlySet<Request>): Promise<Buffer> {
  let last = await picture(page);
  const isAtRest = async () => {
    const before = last;
    last = await picture(page);
    return loading.size === 0 && last.equals(before);
  };
  await expect.poll(isAtRest, { message: 'the page is at rest' }).toBe(true);
  return last;
}

/** Whether both screenshots show the same. Anti-aliasing causes channel differences of 1 or 2 (of 255). */
async function isSame(one: Buffer, other: Buffer): Promise<boolean> {
  if (one.equals(other)) return true;
  const [first, second] = await Promise.all([sharp(one).raw().toBuffer(), sharp(other).raw().toBuffer()]);
  return first.length === second.length && first.every((value, at) => Math.abs(value - (second[at] ?? 0)) < 4);
}

/** Runs in the page. Hides the ornaments that appear with the stylesheet (decision 0012), and returns their number. */
function hideLateOrnaments(): number {
  const transparent = 'linear-gradient(rgba(0, 0, 0, 0), rgba(0, 0, 0, 0))';
  const late = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) =>
    getComputedStyle(element).maskImage.includes(transparent),
  );
  for (const element of late) element.style.visibility = 'hidden';
  return late.length;
}

/** The page before and after the whole stylesheet has loaded, without its ornaments. The app never loads. */
async function expectSameLooks(page: Page, path: string): Promise<void> {
  const loading = picturesLoading(page);
  await page.route('**/assets/*.js', () => undefined);
  const release = await delayAssets(page, 'style-*.css');
  const asked = page.waitForRequest('**/assets/style-*.css');
  // A page that starts at once waits for its styles before its load event.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await asked;
  await page.evaluate(hideLateOrnaments);
  const before = await pictureAtRest(page, loading);
  const fonts = () => page.evaluate(() => document.fonts.size);
  const fontsBefore = await fonts();
  release();
  const sheet = page.locator('head > link[href^="/assets/style-"]');
  await expect.poll(() => sheet.evaluate((link) => (link as HTMLLinkElement).sheet !== null)).toBe(true);
  await expect.poll(async () => isSame(before, await picture(page))).toBe(true);
  expect(await page.evaluate(hideLateOrnaments)).toBe(0);
  // Another font makes the browser lay out all text again.
  expect(await fonts()).toBe(fontsBefore);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

test.describe('a page looks the same before and after its whole stylesheet has loaded', () => {
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });
    for (const path of [paths.home, paths.press, paths.programs, paths.auth])
      test(path, async ({ page }) => expectSameLooks(page, path));
  });

  test.describe('on a desktop, dark theme', () => {
    test.use({ viewport: { width: 1280, height: 800 }, colorScheme: 'dark' });
    test(paths.summit, async ({ page }) => expectSameLooks(page, paths.summit));
  });
});
