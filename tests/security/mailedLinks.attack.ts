import type { APIRequestContext, Page } from '@playwright/test';
import { choosePassword, confirmationLinkIn, demo, newSession, password, signedInDemo } from '../flows/people.ts';
import { expect, newAddress, test } from '../flows/site.ts';

const headers = { apikey: 'sb_publishable_local' };
const attackersPassword = 'the attacker knows it';

/** Signs an address up with the attacker's password before its owner does. */
async function hijack(request: APIRequestContext, email: string): Promise<void> {
  const data = { email, password: attackersPassword, data: { full_name: 'Mallory' } };
  await request.post('/auth/v1/signup', { headers, data });
}

async function statusOfSignIn(request: APIRequestContext, email: string, secret: string): Promise<number> {
  const data = { email, password: secret };
  return (await request.post('/auth/v1/token?grant_type=password', { headers, data })).status();
}

test('REQ-AUTH-3: an account that an attacker signed up first opens only with the password of its owner', async ({
  page,
  site,
}) => {
  const email = newAddress('victim');
  await hijack(page.request, email);
  const expectClosed = async () => expect(await statusOfSignIn(page.request, email, attackersPassword)).toBe(400);
  const mail = await site.mailTo(email, /confirm/i);
  await page.request.get(confirmationLinkIn(mail));
  // After a mail scanner has requested the link.
  await expectClosed();
  await page.goto(confirmationLinkIn(mail));
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('heading', { name: 'Set your password' })).toBeVisible();
  await expectClosed();
  await choosePassword(page);
  await expectClosed();
  expect(await statusOfSignIn(page.request, email, password)).toBe(200);
});

test.describe("REQ-AUTH-4: a link with the attacker's session", () => {
  /** The fragment with a session that the auth service adds when the attacker opens their own link. */
  async function attackersFragment(page: Page): Promise<string> {
    const { access_token, refresh_token } = await newSession(page, demo.investor, demo.password);
    return new URLSearchParams({ access_token, refresh_token, token_type: 'bearer', type: 'recovery' }).toString();
  }

  test('signs nobody in on any route, and is removed from the address', async ({ page }) => {
    const fragment = await attackersFragment(page);
    for (const path of ['/', '/auth', '/contact', '/auth/confirm']) {
      await page.goto(`${path}#${fragment}`);
      await expect(page).toHaveURL(path);
      expect(await page.evaluate(() => localStorage.getItem('podium-auth'))).toBeNull();
    }
    await page.goto(`/join#${fragment}`);
    await expect(page).toHaveURL('/auth');
    await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible();
  });

  test('does not replace a session', async ({ page }) => {
    await signedInDemo(page, 'visitor');
    await page.goto(`/join#${await attackersFragment(page)}`);
    await page.getByRole('button', { name: 'Account' }).click();
    await expect(page.getByRole('dialog').getByText(demo.visitor, { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/join');
  });

  test('REQ-AUTH-3: the confirmation page names the account before anything is stored', async ({ page, site }) => {
    const email = newAddress('mallory');
    await hijack(page.request, email);
    await page.goto(confirmationLinkIn(await site.mailTo(email, /confirm/i)));
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(page.getByText(email)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('podium-auth'))).toBeNull();
    await page.getByRole('button', { name: 'Not your account? Leave it' }).click();
    await expect(page).toHaveURL('/auth');
    expect(await page.evaluate(() => localStorage.getItem('podium-auth'))).toBeNull();
  });
});
