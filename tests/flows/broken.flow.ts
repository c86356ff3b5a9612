import type { Page } from '@playwright/test';
import { waitForQuiet } from '../../tools/settled.ts';
import { expect, expectAwake, test } from './site.ts';

/** Issue 5 §6, 'Broken network: offline, slow, failing API; the page never goes blank'. */

/** The words of the page, and one sentence that only a blank page lacks. */
async function isNotBlank(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(async () => (await page.locator('main').innerText()).length).toBeGreaterThan(60);
}

const offlineLines = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (?:load|fetch)|dynamically imported module/;

async function writeLetter(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Robin Roe');
  await page.getByLabel('E-mail').first().fill('robin@example.com');
  await page.getByLabel('Message').fill('May we print the photograph?');
  await expectAwake(page.getByLabel('Message'));
}

test.describe('issue 5 §6, offline', () => {
  test('a page that is open stays, and a letter can be sent once the network is back', async ({
    page,
    context,
    site,
  }) => {
    site.expectLog(offlineLines);
    // A module that did not come once does not come again before the page is left.
    const client = page.waitForEvent('requestfinished', (request) => request.url().includes('/siteBackend-'));
    await page.goto('/contact');
    await writeLetter(page);
    await client;
    await waitForQuiet(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Submission Failed', { exact: true })).toBeVisible();
    await isNotBlank(page);
    await expect(page.getByLabel('Message')).toHaveValue('May we print the photograph?');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Message Sent!').first()).toBeVisible();
  });

  test('a link that cannot be followed leaves words and a way to try again', async ({ page, context, site }) => {
    site.expectLog(offlineLines);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/about');
    await page.mouse.move(20, 20);
    await waitForQuiet(page);
    await context.setOffline(true);
    await page.getByRole('navigation').getByRole('link', { name: 'Calendar' }).first().click();
    await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page did not load');
    await isNotBlank(page);
  });
});

test.describe('issue 5 §6, slow', () => {
  test('words are there before any script, and what is pressed meanwhile is done', async ({ page }) => {
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1200));
      await route.continue();
    });
    await page.goto('/calendar', { waitUntil: 'commit' });
    await isNotBlank(page);
    const invite = page.getByRole('button', { name: /^Invite .* to Your Event$/ }).first();
    await invite.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test.describe('issue 5 §6, failing API', () => {
  test.beforeEach(async ({ page }) => {
    for (const api of ['auth', 'rest', 'functions']) {
      await page.route(`**/${api}/v1/**`, (route) =>
        route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Service Unavailable</h1>' }),
      );
    }
  });

  test('every form says what failed in its own words, and none loses what was typed', async ({ page, site }) => {
    site.expectLog(/503|download/i);
    await test.step('contact', async () => {
      await page.goto('/contact');
      await writeLetter(page);
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByText('Submission Failed', { exact: true })).toBeVisible();
      await expect(page.getByText('Please try again later.').first()).toBeVisible();
      await expect(page.getByLabel('Message')).toHaveValue('May we print the photograph?');
    });
    await test.step('newsletter', async () => {
      const field = page.locator('#newsletter').getByLabel('E-mail');
      await field.fill('robin@example.com');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Subscription failed', { exact: true })).toBeVisible();
      await expect(page.locator('#newsletter').getByText('Please try again later')).toBeVisible();
      await expect(field).toHaveValue('robin@example.com');
    });
    await test.step('resources', async () => {
      await page.goto('/');
      const button = page.getByRole('button', { name: /AI prompts/i });
      await button.scrollIntoViewIfNeeded();
      const field = page.locator('form').filter({ has: button }).getByRole('textbox');
      await field.fill('robin@example.com');
      await button.click();
      await expect(page.getByText('Failed to process download. Please try again.').first()).toBeVisible();
      await expect(field).toHaveValue('robin@example.com');
      await expect(button).toBeEnabled();
    });
    await test.step('sign-in', async () => {
      await page.goto('/auth');
      await page.getByLabel('E-mail').fill('robin@example.com');
      await page.getByLabel('Password', { exact: true }).fill('a sentence');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByText('Sign in failed', { exact: true })).toBeVisible();
      await expect(page.getByLabel('E-mail')).toHaveValue('robin@example.com');
      await expect(page.getByText(/<h1>|Service Unavailable|JSON/)).toHaveCount(0);
    });
    await test.step('sign-up', async () => {
      await page
        .getByRole('button', { name: /create|sign up/i })
        .first()
        .click();
      await page.getByLabel('Full name').fill('Robin Roe');
      await page.getByLabel('E-mail').fill('robin@example.com');
      await page.getByLabel('Password', { exact: true }).fill('a sentence');
      await page.getByLabel(/Confirm|again|Repeat/i).fill('a sentence');
      await page.getByRole('button', { name: 'Create Account' }).last().click();
      await expect(page.getByText('Sign up failed', { exact: true })).toBeVisible();
    });
  });

  test('somebody whose session cannot be renewed is told to wait, then led to /auth, which can be read', async ({
    page,
    site,
  }) => {
    site.expectLog(/503/);
    await page.addInitScript(() => {
      const user = { id: crypto.randomUUID(), email: 'robin@example.com' };
      const session = { access_token: 'a.b.c', refresh_token: 'd', expires_at: 1, token_type: 'bearer', user };
      localStorage.setItem('podium-auth', JSON.stringify(session));
    });
    const asked = page.waitForResponse('**/auth/v1/token*');
    await page.goto('/deals');
    expect((await asked).status()).toBe(503);
    await expect(page.getByRole('status').getByText('Loading...')).toBeVisible();
    // The service is asked again and again, for 15 seconds.
    await expect(page).toHaveURL('/auth', { timeout: 25_000 });
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  });
});
