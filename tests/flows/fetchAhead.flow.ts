import type { Page } from '@playwright/test';
import { titles } from '../../packages/data/src/content/titles.ts';
import { waitForQuiet } from '../../tools/settled.ts';
import { tabTo } from './accessible.ts';
import { expect, test } from './site.ts';

test.describe('issue 5 §3: no prefetch of every visible link, but of the one being pointed at', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  /** Opens /press, with all that it fetches by itself; returns the pages' modules that are fetched from then on. */
  async function openPress(page: Page): Promise<string[]> {
    await page.goto('/press');
    await page.mouse.move(20, 700);
    await waitForQuiet(page);
    const modules: string[] = [];
    page.on('request', (request) => {
      const [, name = ''] = /\/assets\/(\w+)-[^/]*\.js$/.exec(request.url()) ?? [];
      if (name in titles || name === 'siteBackend') modules.push(name);
    });
    return modules;
  }

  const linkTo = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name }).first();

  test('pointing at a link fetches its page and no other, and the click needs no network', async ({
    page,
    context,
  }) => {
    const modules = await openPress(page);
    expect(modules).toEqual([]);
    await linkTo(page, 'About').hover();
    await expect.poll(() => modules).toEqual(['about']);
    // What it imports comes after it.
    await waitForQuiet(page);
    await context.setOffline(true);
    await linkTo(page, 'About').click();
    await expect(page).toHaveTitle(/^About/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(modules).toEqual(['about']);
  });

  test('reaching a link by keyboard fetches its page; one that signs in brings no client of the backend', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const modules = await openPress(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const link = page.getByRole('dialog').getByRole('link', { name: 'SIGN IN' });
    await expect(link).toBeVisible();
    expect(modules).toEqual([]);
    await tabTo(page, link);
    await expect.poll(() => modules).toContain('auth');
    await waitForQuiet(page);
    expect(modules).not.toContain('siteBackend');
  });

  test('a click while the page is being fetched waits for its styles, too', async ({ page }) => {
    await openPress(page);
    const styles = Promise.withResolvers<void>();
    await page.route('**/assets/*.css', async (route) => {
      await styles.promise;
      await route.continue();
    });
    const module = page.waitForResponse('**/assets/about-*.js');
    await linkTo(page, 'About').hover();
    await module;
    await linkTo(page, 'About').click();
    await page.waitForTimeout(500);
    await expect(page).toHaveTitle(/^Press/);
    styles.resolve();
    await expect(page).toHaveTitle(/^About/);
  });

  test('styles that failed while pointed at: the click says so, and shows no page without them', async ({
    page,
    site,
  }) => {
    site.expectLog(/ERR_FAILED|Unable to preload CSS/);
    await openPress(page);
    await page.route('**/assets/about-*.css', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.css'));
    await linkTo(page, 'About').hover();
    await failed;
    await page.unrouteAll();
    await linkTo(page, 'About').click();
    await expect(page.getByRole('heading', { level: 1, name: 'This page did not load' })).toBeVisible();
  });

  test('a page that is shown while another one is on its way keeps what was typed when it is pointed at', async ({
    page,
  }) => {
    const module = Promise.withResolvers<void>();
    await page.route('**/assets/about-*.js', async (route) => {
      await module.promise;
      await route.continue();
    });
    await openPress(page);
    await linkTo(page, 'Contact').evaluate((link: HTMLElement) => link.click());
    const field = page.getByRole('main').getByLabel('Name');
    await field.fill('Robin Roe');
    await linkTo(page, 'About').evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL('/about');
    await linkTo(page, 'Contact').hover();
    await page.waitForTimeout(300);
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    await expect(field).toHaveValue('Robin Roe');
    module.resolve();
  });

  test('visitors who save data fetch nothing before they click', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const modules = await openPress(page);
    await linkTo(page, 'About').hover();
    await page.waitForTimeout(500);
    expect(modules).toEqual([]);
    await linkTo(page, 'About').click();
    await expect(page).toHaveTitle(/^About/);
  });
});
