import type { Page } from '@playwright/test';
import { waitForApp, waitForQuiet } from './settled.ts';
import { expect, delayAssets, test } from './site.ts';

const properties = [
  'color',
  'backgroundColor',
  'backgroundImage',
  'borderTopColor',
  'outlineColor',
  'fill',
  'stroke',
] as const;

/** The colours of all elements on the page, in document order. */
async function colours(page: Page): Promise<string[]> {
  return page.locator('body *').evaluateAll(
    (elements, names) =>
      elements.map((element) => {
        const style = getComputedStyle(element);
        return `${element.tagName} ${element.className.toString()} ${names.map((name) => style[name]).join(' ')}`;
      }),
    properties,
  );
}

/** Waits until all islands in the viewport are hydrated and nothing moves. */
async function settle(page: Page): Promise<void> {
  await waitForApp(page);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      window.scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 30));
    }
    window.scrollTo(0, 0);
  });
  await waitForQuiet(page);
  await page.waitForTimeout(400);
}

test.describe('REQ-LOOK-1: light and dark theme', () => {
  test.use({ colorScheme: 'light', reducedMotion: 'reduce' });

  for (const path of ['/', '/summit', '/calendar', '/contact', '/auth']) {
    test(`${path}: every colour of an open page follows the system at once`, async ({ page }) => {
      await page.goto(path);
      await settle(page);
      const light = await colours(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      const flipped = await colours(page);
      await page.reload();
      await settle(page);
      expect(flipped).toEqual(await colours(page));
      expect(flipped).not.toEqual(light);
    });
  }

  test('a theme chosen before the scripts have loaded is kept', async ({ page }) => {
    const release = await delayAssets(page);
    await page.goto('/about');
    await page.getByRole('contentinfo').getByRole('radio', { name: 'Plate' }).check();
    release();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('contentinfo').getByRole('radio', { name: 'Plate' })).toBeChecked();
  });

  test('a chosen theme stays when the system changes, and is remembered', async ({ page }) => {
    await page.goto('/about');
    await settle(page);
    await page.getByRole('contentinfo').getByRole('radio', { name: 'Paper' }).check();
    await settle(page);
    const chosen = await colours(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await settle(page);
    expect(await colours(page)).toEqual(chosen);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});
