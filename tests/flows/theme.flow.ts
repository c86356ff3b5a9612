import type { Page } from '@playwright/test';
import { themeStorageKey } from '@podium/ui/theme/themeScript';
import { hydrateAll } from './accessible.ts';
import { waitForApp } from './settled.ts';
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

test.describe('REQ-LOOK-1: light and dark theme', () => {
  test.use({ colorScheme: 'light', reducedMotion: 'reduce' });

  for (const path of ['/', '/summit']) {
    test(`${path}: every colour of an open page follows the system at once`, async ({ page }) => {
      await page.goto(path);
      await hydrateAll(page);
      const light = await colours(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      const flipped = await colours(page);
      await page.reload();
      await hydrateAll(page);
      await expect.poll(() => colours(page)).toEqual(flipped);
      expect(flipped).not.toEqual(light);
    });
  }

  test('a theme chosen before the scripts have loaded stays when the system changes, and is remembered', async ({
    page,
  }) => {
    const release = await delayAssets(page);
    const light = page.getByRole('contentinfo').getByRole('radio', { name: 'Paper' });
    await page.goto('/about');
    await light.check();
    release();
    await hydrateAll(page);
    const chosen = await colours(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await colours(page)).toEqual(chosen);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    // The footer is hydrated when it is visible.
    await light.scrollIntoViewIfNeeded();
    await expect(light).toBeChecked();
  });

  test('a theme chosen in another tab is shown, also on a page without the switch', async ({ page, context }) => {
    await page.goto('/auth');
    await waitForApp(page);
    const otherTab = await context.newPage();
    await otherTab.goto('/about');
    await otherTab.getByRole('contentinfo').getByRole('radio', { name: 'Plate' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('banner').getByRole('link').click();
    await expect(page).toHaveURL('/');
    await hydrateAll(page);
    await expect(page.getByRole('contentinfo').getByRole('radio', { name: 'Plate' })).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('a theme chosen while Back kept the page in memory is shown', async ({ page }) => {
    await page.goto('/');
    await hydrateAll(page);
    await page.evaluate((key) => {
      localStorage.setItem(key, 'dark');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, themeStorageKey);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('contentinfo').getByRole('radio', { name: 'Plate' })).toBeChecked();
  });
});
