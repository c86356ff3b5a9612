import type { Locator, Page } from '@playwright/test';
import { brand } from '../../packages/data/src/content/brand.ts';
import { freeResources } from '../../packages/data/src/content/freeResources.ts';
import { waitForQuiet } from './settled.ts';
import { fillInquiryForm, submitSignIn } from './forms.ts';
import { expect, expectHydrated, test } from './site.ts';

/** Offline, slow and failing networks: the page never goes blank (REQ-SAFE-1). */

/** Fails if the page has no visible heading or hardly any text. */
async function isNotBlank(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(async () => (await page.locator('main').innerText()).length).toBeGreaterThan(60);
}

const offlineLines = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (?:load|fetch)|dynamically imported module/;

async function writeLetter(page: Page): Promise<void> {
  await fillInquiryForm(page);
  await expectHydrated(page.getByLabel('Message'));
}

/** The e-mail that the page offers instead of sending `form` (REQ-FORM-5), parsed from the link. */
async function offeredEmail(form: Locator): Promise<string> {
  const href = await form.getByRole('link', { name: 'Open as an e-mail' }).getAttribute('href');
  const { pathname, searchParams } = new URL(href ?? '');
  return `${pathname}\n${searchParams.get('body')?.replaceAll('\r\n', '\n')}`;
}

test.describe('REQ-SAFE-1: offline', () => {
  test('an open page stays, and a form can be submitted after the network is back', async ({ page, context, site }) => {
    site.expectLog(offlineLines);
    // A failed module import is cached until the page is left.
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

  test('a link whose page fails to load shows an error page with a retry', async ({ page, context, site }) => {
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

test.describe('REQ-SAFE-1: slow network', () => {
  test('the text is visible before the scripts have loaded, and a press before that takes effect', async ({ page }) => {
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

test.describe('REQ-SAFE-1: failing API', () => {
  test.beforeEach(async ({ page }) => {
    for (const api of ['auth', 'rest', 'functions']) {
      await page.route(`**/${api}/v1/**`, (route) =>
        route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Service Unavailable</h1>' }),
      );
    }
  });

  test('REQ-FORM-2, REQ-FORM-5: each form shows its error and keeps what was typed; lead forms offer it as an e-mail', async ({
    page,
    site,
  }) => {
    test.slow();
    site.expectLog(/503|download/i);
    await test.step('contact', async () => {
      await page.goto('/contact');
      await writeLetter(page);
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByText('Submission Failed', { exact: true })).toBeVisible();
      await expect(page.getByText('Please try again later.').first()).toBeVisible();
      await expect(page.getByLabel('Message')).toHaveValue('May we print the photograph?');
      expect(await offeredEmail(page.getByRole('main'))).toBe(
        [
          brand.mailboxes.owner,
          'Kind of letter: General',
          'Name: Robin Roe',
          'E-mail: robin@example.com',
          '',
          'May we print the photograph?',
        ].join('\n'),
      );
      // Directly after the button that sends again.
      await page.getByRole('button', { name: 'Send message' }).press('Tab');
      await expect(page.getByRole('main').getByRole('link', { name: 'Open as an e-mail' })).toBeFocused();
    });
    await test.step('newsletter', async () => {
      const field = page.locator('#newsletter').getByLabel('E-mail');
      await field.fill('robin@example.com');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Subscription failed', { exact: true })).toBeVisible();
      await expect(page.locator('#newsletter').getByText('Please try again later')).toBeVisible();
      await expect(field).toHaveValue('robin@example.com');
      expect(await offeredEmail(page.locator('#newsletter'))).toBe(
        `${brand.mailboxes.owner}\nE-mail: robin@example.com`,
      );
    });
    await test.step('speaking inquiry', async () => {
      await page.goto('/speaking');
      await writeLetter(page);
      await page.getByRole('main').getByRole('button', { name: 'Submit Speaking Request' }).click();
      await expect(page.getByText('Submission Failed', { exact: true })).toBeVisible();
      expect(await offeredEmail(page.getByRole('main'))).toMatch(
        new RegExp(`^${brand.mailboxes.speaking}\nName: Robin Roe\n`),
      );
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
      expect(await offeredEmail(page.getByRole('main'))).toBe(
        `${brand.mailboxes.owner}\nResource: ${freeResources.items[0]?.title}\nE-mail: robin@example.com`,
      );
    });
    await test.step('sign-in', async () => {
      await page.goto('/auth');
      await submitSignIn(page, 'robin@example.com', 'a sentence');
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

  test('REQ-ROUTE-7: a session that cannot be renewed causes no redirect; the page says so and offers a retry', async ({
    page,
    site,
  }) => {
    site.expectLog(/503/);
    await page.addInitScript(() => {
      const user = { id: crypto.randomUUID(), email: 'robin@example.com' };
      const session = { access_token: 'a.b.c', refresh_token: 'd', expires_at: 1, token_type: 'bearer', user };
      localStorage.setItem('podium-auth', JSON.stringify(session));
    });
    for (const path of ['/deals', '/join', '/auth']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: 'No answer yet' })).toBeVisible();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    }
    expect(await page.evaluate(() => localStorage.getItem('podium-auth'))).toContain('robin@example.com');
  });
});
