import type { Page } from '@playwright/test';
import { brand } from '../../packages/data/src/content/brand.ts';
import { waitForQuiet } from './settled.ts';
import { expect, expectHydrated, test } from './site.ts';

/** After Back and Forward, focus is on the followed control; on a new page, on its heading (REQ-A11Y-1). */

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('Back returns the focus to the link that was followed, Forward to the control pressed there', async ({ page }) => {
  await page.goto('/about');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
  await link.focus();
  await expectHydrated(link);
  await waitForQuiet(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/privacy');
  await expect(heading(page)).toBeFocused();

  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();

  await test.step('Forward focuses the heading if nothing was pressed there', async () => {
    await page.goForward();
    await expect(page).toHaveURL('/privacy');
    await expect(heading(page)).toBeFocused();
  });
  await test.step('Forward focuses the Back button of the page if it was pressed', async () => {
    const back = page.getByRole('button', { name: 'Back' }).first();
    await back.press('Enter');
    await expect(page).toHaveURL('/about');
    await expect(link).toBeFocused();
    await page.goForward();
    await expect(back).toBeFocused();
  });
});

test('Back returns the focus to a link in an island whose code loads late', async ({ page }) => {
  await page.goto('/press');
  await waitForQuiet(page);
  await page.getByRole('link', { name: brand.name }).first().press('Enter');
  await expect(heading(page)).toBeFocused();
  const link = page.locator('#investments').getByRole('link', { name: 'Investment Criteria' });
  await expect(async () => {
    await page.mouse.wheel(0, 1500);
    await expect(link).toBeVisible({ timeout: 200 });
  }).toPass();
  await link.focus();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/invest');
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});

test('Back returns the focus to a link that caused a document load', async ({ page }) => {
  await page.goto('/media');
  await waitForQuiet(page);
  const link = page.getByRole('link', { name: 'Read it' });
  await link.press('Enter');
  await expect(page).toHaveURL('/#newsletter');
  await page.goBack();
  await expect(page).toHaveURL('/media');
  await expect(link).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('Back returns the focus to the button of the menu whose link was followed', async ({ page }) => {
    await page.goto('/press');
    await waitForQuiet(page);
    const opener = page.getByRole('button', { name: 'Open menu' });
    await opener.press('Enter');
    await page.getByRole('dialog').getByRole('link', { name: 'About' }).press('Enter');
    await expect(page).toHaveURL('/about');
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/press');
    await expect(opener).toBeFocused();
  });
});
