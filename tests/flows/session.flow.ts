import type { Page } from '@playwright/test';
import {
  closeAccount,
  demo,
  keptSession,
  newSession,
  openAccount,
  password,
  signedInDemo,
  signOut,
  statusOfRefresh,
} from './people.ts';
import { fillSignUp, submitSignIn } from './forms.ts';
import { delayAssets, delayRequests, expect, newAddress, signIn, test } from './site.ts';

/** Simulates a machine that resumes after the token has expired, with the page visible again. */
async function wake(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('podium-auth') ?? '{}');
    localStorage.setItem('podium-auth', JSON.stringify({ ...kept, expires_at: 1 }));
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

test.describe('REQ-CALL-2: session', () => {
  test('REQ-CALL-1: is read on load without a request, and signing out and in take effect in other tabs', async ({
    page,
    context,
  }) => {
    await signedInDemo(page, 'visitor');
    const { access_token: token } = await keptSession(page);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/auth/v1/')) calls.push(request.url());
    });
    const asked = page.waitForRequest('**/rest/v1/investor_onboarding*');
    await page.goto('/deals');
    expect((await asked).headers()['authorization']).toBe(`Bearer ${token}`);
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    expect(calls).toEqual([]);

    const otherTab = await context.newPage();
    await otherTab.goto('/join');
    await expect(otherTab.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await signOut(page);
    await expect(otherTab).toHaveURL('/auth');
    await signIn(page, demo.visitor, demo.password);
    await expect(otherTab).toHaveURL('/');
  });

  test('a machine that resumes after the token has expired refreshes it, also when the network is back later', async ({
    page,
    site,
    context,
  }) => {
    site.expectLog(/ERR_INTERNET_DISCONNECTED/);
    await signedInDemo(page, 'visitor');
    await page.goto('/deals');
    await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
    const before = await keptSession(page);

    await context.setOffline(true);
    await wake(page);
    await page.waitForTimeout(1000);
    await expect(page).toHaveURL('/deals');
    await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();

    await context.setOffline(false);
    await wake(page);
    await expect.poll(async () => (await keptSession(page)).refresh_token).not.toBe(before.refresh_token);
    await openAccount(page, 'My data');
    await expect(page.getByText('Profile (1)')).toBeVisible();
  });

  test('REQ-ROUTE-2: with blocked storage the account can be used until the page is left', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    });
    await page.goto('/deals');
    await expect(page).toHaveURL('/auth');
    await page.getByRole('button', { name: 'Already have an account? Sign In' }).click();
    await submitSignIn(page, demo.visitor, demo.password);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // A client-side navigation, as by a link: a document load would lose the session.
    await page.evaluate(() => {
      history.pushState(null, '', '/deals');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await openAccount(page, 'My data');
    await expect(page.getByText('Profile (1)')).toBeVisible();
    await closeAccount(page);
    await signOut(page);
  });
});

test('REQ-ROUTE-7: the answer to a sign-up does not navigate once the visitor has left the page', async ({ page }) => {
  const answer = await delayRequests(page, '**/auth/v1/signup*');
  await page.goto('/auth');
  await page.getByRole('button', { name: 'New here? Create Account' }).click();
  await fillSignUp(page, newAddress('late'), password);
  const answered = page.waitForResponse('**/auth/v1/signup*');
  await page.keyboard.press('Enter');
  // The form stays until the next page has loaded.
  const loadHome = await delayAssets(page, 'home-*.js');
  await page.getByRole('banner').getByRole('link').click();
  await expect(page).toHaveURL('/');
  answer();
  await answered;
  await expect(page.getByText('Check your email').first()).toBeVisible();
  loadHome();
  await expect(page.getByRole('button', { name: 'Sign In' })).toHaveCount(0);
  await expect(page).toHaveURL('/');
});

test('REQ-AUTH-5: signing out ends the session at once, also while the service does not answer, on this device only', async ({
  page,
}) => {
  await signedInDemo(page, 'visitor');
  const { refresh_token } = await newSession(page, demo.visitor, demo.password);
  await page.goto('/deals');
  const answer = await delayRequests(page, '**/auth/v1/logout*');
  const told = page.waitForResponse('**/auth/v1/logout*');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/auth', { timeout: 2000 });
  await expect(page.getByText('You have been successfully signed out.').first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('podium-auth'))).toBeNull();
  answer();
  expect((await told).status()).toBe(204);
  expect(await statusOfRefresh(page, refresh_token)).toBe(200);
});

test('REQ-AUTH-10, REQ-NAV-3, REQ-NAV-6: the ways to /auth, and the account links on both sides of a session', async ({
  page,
}) => {
  const header = page.getByRole('banner');
  const footer = page.getByRole('contentinfo');
  const heading = page.getByRole('heading', { level: 1 });
  const notice = page.getByText('You were on your way to');
  const inHeader = (name: string) => header.getByRole('link', { name, exact: true });

  await page.goto('/about');
  await expect(inHeader('Sign In')).toHaveAttribute('href', '/auth');
  await footer.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(heading).toHaveText('Sign In');
  await expect(notice).toHaveCount(0);

  await page.goto('/deals');
  await expect(page).toHaveURL('/auth');
  await expect(notice).toHaveText('You were on your way to /deals');
  await expect(page.getByText('Three steps. Deals open at $1,000,000.')).toBeVisible();
  await expect(heading).toHaveText('Create Account');
  await page.reload();
  await expect(heading).toHaveText('Create Account');
  await page.getByRole('button', { name: 'Already have an account? Sign In' }).click();
  await expect(heading).toHaveText('Sign In');
  await expect(notice).toBeVisible();
  await submitSignIn(page, demo.visitor, demo.password);
  await expect(page).toHaveURL('/');

  await expect(inHeader('Sign In')).toHaveCount(0);
  await page.goto('/about');
  await expect(inHeader('Deals')).toBeVisible();
  await footer.scrollIntoViewIfNeeded();
  await footer.getByRole('link', { name: 'Deals', exact: true }).click();
  await expect(page).toHaveURL('/deals');
  await signOut(page);
  await expect(heading).toHaveText('Sign In');
  await expect(notice).toHaveCount(0);

  await page.goto('/join');
  await expect(page).toHaveURL('/auth');
  await expect(notice).toHaveText('You were on your way to /join');
  await expect(heading).toHaveText('Sign In');
});
