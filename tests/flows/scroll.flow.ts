import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

/** Issue 5 §1, 'scroll handling on navigation'. */

const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('issue 5 §1: a new page begins at its top, Back returns to where one was, and Forward too', async ({ page }) => {
  await page.goto('/about');
  const foot = page.getByRole('contentinfo');
  await foot.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const before = await top(page);
  expect(before).toBeGreaterThan(300);
  await foot.getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => top(page)).toBe(0);

  await page.mouse.wheel(0, 700);
  await expect.poll(() => top(page)).toBe(700);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => top(page)).toBe(before);
  await page.goForward();
  await expect(page).toHaveURL('/privacy');
  await expect.poll(() => top(page)).toBe(700);
});

test('rulings, anchors from other pages: a link on a page reached by a link leads to its section', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/about');
  // Before the app a link leads on as the browser does it, without a heading in focus.
  await page.waitForLoadState('networkidle');
  await page.getByRole('navigation').getByRole('link', { name: 'Media' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Read it' }).click();
  await expect(page).toHaveURL('/#newsletter');
  await expect(page.locator('#newsletter')).toBeInViewport();
});
