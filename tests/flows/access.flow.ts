import type { Page } from '@playwright/test';
import { waitForApp, waitForQuiet } from './settled.ts';
import { fillSignIn } from './forms.ts';
import { demo, signedInDemo } from './people.ts';
import { expect, delayAssets, delayRequests, test } from './site.ts';

test.describe('REQ-ROUTE-2: signed-out users', () => {
  for (const path of ['/join', '/deals']) {
    test(`${path} redirects to /auth before any script has loaded, and Back returns to the previous page`, async ({
      page,
    }) => {
      await page.goto('/about');
      const release = await delayAssets(page);
      await page.goto(`${path}?from=letter#start`);
      await expect(page).toHaveURL('/auth');
      // The form for redirected visitors (REQ-AUTH-10) is not the prerendered one.
      await expect(page.getByRole('status')).toHaveText('Loading');
      await expect(page.getByLabel('E-mail')).toBeHidden();
      release();
      await waitForApp(page);
      await expect(page).toHaveURL('/auth');
      await expect(page.getByText(`You were on your way to ${path}`)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/about');
    });
  }

  // Not before: the flow firstLoad.
  test('the backend client is fetched on the first input', async ({ page }) => {
    const fetched = page.waitForRequest('**/siteBackend-*.js');
    await page.goto('/auth');
    await waitForQuiet(page);
    await page.getByLabel('E-mail').fill('nobody@example.com');
    await fetched;
  });
});

/** Records in every frame of every page whether a form is visible. */
async function watchForms(page: Page): Promise<() => boolean> {
  let hasFlashed = false;
  await page.exposeFunction('noteForm', () => {
    hasFlashed = true;
  });
  await page.addInitScript(() => {
    const look = () => {
      const form = location.pathname === '/auth' && document.querySelector('main form');
      if (form && form.checkVisibility()) (window as unknown as { noteForm: () => void }).noteForm();
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => hasFlashed;
}

test('REQ-ROUTE-2, signed-in users: /auth redirects to /, /join and /deals open, and the form is never shown, also when the scripts are late', async ({
  page,
}) => {
  await signedInDemo(page, 'visitor');
  const hasFlashed = await watchForms(page);
  const release = await delayAssets(page);
  await page.goto('/auth');
  await expect(page.getByRole('main').getByText('Loading', { exact: true })).toBeVisible();
  await page.waitForTimeout(300);
  release();
  await expect(page).toHaveURL('/');
  for (const path of ['/join', '/deals']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  // No form was visible during the redirects, either.
  expect(hasFlashed()).toBe(false);
});

test("REQ-AUTH-1: /deals shows 'Loading...' until the session, then until the application is known", async ({
  page,
}) => {
  await signedInDemo(page, 'visitor');
  // The session has expired, and its state is unknown until the service has refreshed it.
  await page.clock.setSystemTime(Date.now() + 2 * 3_600_000);
  const [renewal, record] = ['**/auth/v1/token?grant_type=refresh_token', '**/rest/v1/investor_onboarding*'] as const;
  const [renew, answer] = [await delayRequests(page, renewal), await delayRequests(page, record)];
  const [renewed, read] = [page.waitForRequest(renewal), page.waitForRequest(record)];
  let isRead = false;
  void read.then(() => (isRead = true));
  await page.goto('/deals');
  await renewed;
  const loading = page.getByRole('main').getByText('Loading...', { exact: true });
  await expect(loading).toBeVisible();
  expect(isRead).toBe(false);
  renew();
  await read;
  await expect(loading).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Qualification Required' })).toHaveCount(0);
  answer();
  await expect(page.getByRole('heading', { name: 'Qualification Required' })).toBeVisible();
  await expect(loading).toHaveCount(0);
});

test('a form of /auth that is submitted before the scripts have loaded signs in', async ({ page }) => {
  const release = await delayAssets(page);
  await page.goto('/auth');
  await fillSignIn(page, demo.visitor, demo.password);
  await page.keyboard.press('Enter');
  await page.waitForTimeout(300);
  await expect(page.getByLabel('E-mail')).toHaveValue(demo.visitor);
  expect(page.url()).toMatch(/\/auth$/);
  release();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('podium-auth'))).toContain(demo.visitor);
});
