import type { Page } from '@playwright/test';
import { waitForQuiet } from '../../tools/settled.ts';
import { closeAccount, confirmedAccount, keptSession, password, signedInVisitor } from './people.ts';
import { expect, linkIn, newAddress, signIn, type Site, test } from './site.ts';

/** The machine has slept until after the token's end, and the page is looked at again. */
async function wake(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('podium-auth') ?? '{}');
    localStorage.setItem('podium-auth', JSON.stringify({ ...kept, expires_at: 1 }));
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

test.describe('issue 6 §5, the session', () => {
  test('signing out in one tab shows in another, and so does signing in', async ({ page, site, context }) => {
    const email = await signedInVisitor(page, site);
    await page.goto('/deals');
    const otherTab = await context.newPage();
    await otherTab.goto('/join');
    await expect(otherTab.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/auth');
    await expect(otherTab).toHaveURL('/auth');

    await signIn(page, email, password);
    await expect(otherTab).toHaveURL('/');
  });

  test('a machine that wakes after the token has ended renews it, also when the network comes later', async ({
    page,
    site,
    context,
  }) => {
    site.expectLog(/ERR_INTERNET_DISCONNECTED/);
    await signedInVisitor(page, site);
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
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('tab', { name: 'My data' }).click();
    await expect(page.getByText('Profile (1)')).toBeVisible();
  });

  test('a session that was ended elsewhere leads to /auth at the next wake', async ({ page, site }) => {
    site.expectLog(/400/);
    await signedInVisitor(page, site);
    await page.goto('/deals');
    await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
    const { access_token } = await keptSession(page);
    const headers = { apikey: 'sb_publishable_local', authorization: `Bearer ${access_token}` };
    await page.request.post('/auth/v1/logout?scope=global', { headers });
    await wake(page);
    await expect(page).toHaveURL('/auth');
  });

  test('storage blocked: the account can be used for as long as the page lives', async ({ page, site }) => {
    const email = await confirmedAccount(page, site);
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    });
    await signIn(page, email, password);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // A step inside the page, as a link makes it: a new page would forget the session.
    await page.evaluate(() => {
      history.pushState(null, '', '/deals');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('tab', { name: 'My data' }).click();
    await expect(page.getByText('Profile (1)')).toBeVisible();
    await closeAccount(page);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/auth');
  });
});

test.describe('docs/decisions 9, mailed links', () => {
  /** Signs up in one browser, and gives the link of the mail. */
  async function signUp(page: Page, site: Site): Promise<{ email: string; link: string }> {
    const email = newAddress('linked');
    await page.goto('/auth');
    await page.getByRole('button', { name: /create account/i }).click();
    await page.getByLabel('Full name').fill('Iris Vermeer');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('Check your email', { exact: true })).toBeVisible();
    return { email, link: linkIn(await site.mailTo(email, /confirm/i), /verify/) };
  }

  test('opened in another browser it confirms, and the visitor signs in there', async ({ page, site, browser }) => {
    const { email, link } = await signUp(page, site);
    const phone = await browser.newPage();
    await phone.goto(link);
    await expect(phone).toHaveURL(/\/auth$/);
    await expect(phone.getByText('Address confirmed', { exact: true })).toBeVisible();
    await signIn(phone, email, password);
    await phone.close();
  });

  test('with the session of somebody else in it leads nobody into that account', async ({ page, site, browser }) => {
    const stranger = await browser.newPage();
    await signIn(stranger, await confirmedAccount(page, site), password);
    const { access_token, refresh_token } = await keptSession(stranger);
    await stranger.close();

    const email = await signedInVisitor(page, site);
    const fragment = new URLSearchParams({ access_token, refresh_token, token_type: 'bearer', type: 'recovery' });
    await page.goto(`/join#${fragment}`);
    // A page that is left before has not read the link.
    await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
    await waitForQuiet(page);
    await page.reload();
    await page.getByRole('button', { name: 'Account' }).click();
    await expect(page.getByRole('dialog').getByText(email, { exact: true })).toBeVisible();
  });
});
