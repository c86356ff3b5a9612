import type { Page } from '@playwright/test';
import { fillInquiryForm } from './forms.ts';
import { signedInVisitor } from './people.ts';
import { expect, test } from './site.ts';

/** Pending states of calls (REQ-FORM-2). Those of each form: its stories. */

interface HeldCall {
  /** Number of requests so far. */
  count(): number;
  /** Continues the requests. */
  release(): void;
}

/** Blocks the requests to `address`. Other routes for it must be added before. */
async function hold(page: Page, address: string, method: string): Promise<HeldCall> {
  const released = Promise.withResolvers<void>();
  let requests = 0;
  await page.route(address, async (route) => {
    if (route.request().method() === method) {
      requests += 1;
      await released.promise;
    }
    await route.fallback();
  });
  return { count: () => requests, release: released.resolve };
}

/** Waits until the session has expired, so that its state is unknown until the service has refreshed it. */
async function outlive(page: Page): Promise<void> {
  // A page with the app would refresh it at once.
  await page.goto('/robots.txt');
  await page.clock.setSystemTime(Date.now() + 2 * 3_600_000);
}

test("REQ-AUTH-1: 'Loading' on /auth and 'Loading...' on /deals until session and application are known", async ({
  page,
  site,
}) => {
  await signedInVisitor(page, site);

  await test.step("/auth: 'Loading', and no form", async () => {
    await outlive(page);
    const renewal = await hold(page, '**/auth/v1/token?grant_type=refresh_token', 'POST');
    await page.goto('/auth');
    await expect.poll(() => renewal.count(), 'the app asks').toBe(1);
    await expect(page.getByRole('main').getByText('Loading', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign In' })).toHaveCount(0);
    renewal.release();
    await expect(page).toHaveURL('/');
    await page.unrouteAll();
  });

  await test.step("/deals: 'Loading...' for the session, then for the application", async () => {
    await outlive(page);
    const renewal = await hold(page, '**/auth/v1/token?grant_type=refresh_token', 'POST');
    const record = await hold(page, '**/rest/v1/investor_onboarding*', 'GET');
    await page.goto('/deals');
    await expect.poll(() => renewal.count(), 'the app asks').toBe(1);
    const loading = page.getByRole('main').getByText('Loading...', { exact: true });
    await expect(loading).toBeVisible();
    expect(record.count()).toBe(0);
    renewal.release();
    await expect.poll(() => record.count()).toBe(1);
    await expect(loading).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Qualification Required' })).toHaveCount(0);
    record.release();
    await expect(page.getByRole('heading', { name: 'Qualification Required' })).toBeVisible();
    await expect(loading).toHaveCount(0);
  });
});

test('REQ-FORM-2: while a form is pending, its button ignores presses and its fields are read-only', async ({
  page,
}) => {
  await page.route('**/functions/v1/contact-form', (route) => route.fulfill({ json: {} }));
  const request = await hold(page, '**/functions/v1/contact-form', 'POST');
  await page.goto('/contact');
  await fillInquiryForm(page);
  await page.getByRole('main').getByRole('button', { name: 'Send message' }).click();
  const button = page.getByRole('main').getByRole('button', { name: 'Sending...' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByLabel('Message')).toHaveAttribute('readonly');
  await button.click({ force: true });
  await expect.poll(() => request.count()).toBe(1);
  request.release();
  await expect(page.getByRole('button', { name: 'Keep this open' })).toBeVisible();
  expect(request.count()).toBe(1);
});
