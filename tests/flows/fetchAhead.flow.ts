import { pages } from '@podium/brands/legal-tender/pages.ts';
import type { Page } from '@playwright/test';
import { waitForQuiet } from './settled.ts';
import { expect, test } from './site.ts';

test.describe('prefetch of the hovered or focused link', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  /** Opens /press and waits until it is idle; returns the page modules that are fetched from then on. */
  async function openPress(page: Page): Promise<string[]> {
    await page.goto('/press');
    await page.mouse.move(20, 700);
    await waitForQuiet(page);
    const modules: string[] = [];
    page.on('request', (request) => {
      const [, name = ''] = /\/assets\/(\w+)-[^/]*\.js$/.exec(request.url()) ?? [];
      if (name in pages || name === 'siteBackend') modules.push(name);
    });
    return modules;
  }

  const linkTo = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name }).first();

  test('hovering a link fetches only its page, and the click needs no network', async ({ page, context }) => {
    const modules = await openPress(page);
    expect(modules).toEqual([]);
    await linkTo(page, 'About').hover();
    await expect.poll(() => modules).toEqual(['about']);
    // Wait: the page's imports are fetched after its module.
    await waitForQuiet(page);
    await context.setOffline(true);
    await linkTo(page, 'About').click();
    await expect(page).toHaveTitle(/^About/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(modules).toEqual(['about']);
  });

  test('with reduced data usage nothing is fetched before the click', async ({ page }) => {
    await reduceData(page);
    const modules = await openPress(page);
    await linkTo(page, 'About').hover();
    await page.waitForTimeout(500);
    expect(modules).toEqual([]);
    await linkTo(page, 'About').click();
    await expect(page).toHaveTitle(/^About/);
  });
});

/** A visitor who asks for less data (Save-Data). */
async function reduceData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
