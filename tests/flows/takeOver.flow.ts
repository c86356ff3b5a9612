import type { Page } from '@playwright/test';
import { waitForApp } from './settled.ts';
import { expect, delayAssets, test } from './site.ts';

/**
 * An interaction during hydration is handled exactly once, at whatever moment. The CPU is throttled, so that hydration
 * lasts.
 */

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

test('text typed while a form hydrates is kept completely', async ({ page }) => {
  const release = await delayAssets(page);
  await page.goto('/contact');
  await slowDown(page);
  const text = 'Robin Roe, who writes on and on while the page is not yet ready to answer, and does not look up once.';
  const message = page.getByLabel('Message');
  await message.pressSequentially(text.slice(0, 10), { delay: 30 });
  release();
  await message.pressSequentially(text.slice(10), { delay: 30 });
  await expect(
    page.getByText(`${text.length} of 1,000`, { exact: true }),
    'the form has been taken over',
  ).toBeVisible();
  await expect(message).toHaveValue(text);
});

/** The form's code loads after the session is known, which changes the state of the whole app. */
test('a form submitted before its code has loaded is validated and keeps its text', async ({ page }) => {
  const release = await delayAssets(page, 'AuthForm-*.js');
  const email = page.getByLabel('E-mail');
  await page.goto('/auth', { waitUntil: 'commit' });
  await email.fill('nobody');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await waitForApp(page);
  release();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await expect(email).toHaveValue('nobody');
});

for (const wait of [0, 200, 400, 600]) {
  test(`a press on Back ${wait} ms after the scripts have loaded goes back once`, async ({ page }) => {
    await page.goto('/about');
    await page.goto('/terms');
    const release = await delayAssets(page);
    await page.goto('/privacy');
    await slowDown(page);
    release();
    await page.waitForTimeout(wait);
    await page.getByRole('button', { name: 'Back' }).last().click();
    await expect(page).toHaveURL('/terms');
    await page.waitForTimeout(1000);
    await expect(page).toHaveURL('/terms');
  });
}
