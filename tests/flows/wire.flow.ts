import type { Request } from '@playwright/test';
import { confirmedAccount, keptSession, password, signedInVisitor } from './people.ts';
import { expect, newAddress, signIn, test } from './site.ts';

/** Specification §7: the calls of accounts on the wire. Those of forms stand in wireForms, letters, newsletter and refusals. */

const isPost = (part: string) => (request: Request) => request.url().includes(part) && request.method() === 'POST';

test('specification §7, call 1: e-mail and password, and success goes home', async ({ page, site }) => {
  const email = await confirmedAccount(page, site);
  const sent = page.waitForRequest(isPost('/auth/v1/token'));
  await signIn(page, email, password);
  expect((await sent).postDataJSON()).toMatchObject({ email, password });
  expect(new URL((await sent).url()).searchParams.get('grant_type')).toBe('password');
});

test('specification §7, call 2: e-mail, password, the name, and the root of the site to come back to', async ({
  page,
  baseURL,
}) => {
  const email = newAddress('wire');
  await page.goto('/auth');
  await page.getByRole('button', { name: /create account/i }).click();
  await page.getByLabel('Full name').fill('Mara Lindqvist');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  const sent = page.waitForRequest(isPost('/auth/v1/signup'));
  await page.getByRole('button', { name: 'Create Account' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ email, password, data: { full_name: 'Mara Lindqvist' } });
  expect(new URL((await sent).url()).searchParams.get('redirect_to')).toBe(`${baseURL}/`);
  await expect(page.getByText('Check your email', { exact: true })).toBeVisible();
});

test('specification §7, call 4: the session is read on load, without a second sign-in, and its changes are followed', async ({
  page,
  site,
  context,
}) => {
  await signedInVisitor(page, site);
  await page.goto('/deals');
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  const { access_token: token } = await keptSession(page);
  const signIns: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/auth/v1/')) signIns.push(request.url());
  });
  const asked = page.waitForRequest('**/rest/v1/investor_onboarding*');
  await page.reload();
  expect((await asked).headers()['authorization']).toBe(`Bearer ${token}`);
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  expect(signIns).toEqual([]);

  const otherTab = await context.newPage();
  await otherTab.goto('/deals');
  await otherTab.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/auth');
});

test('specification §7, call 5: the first signed-in event inserts id and full_name; an error is only logged', async ({
  page,
  site,
}) => {
  site.expectLog(/profile|500/i);
  const email = await confirmedAccount(page, site);
  await page.route('**/rest/v1/profiles*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"no"}' })
      : route.continue(),
  );
  const sent = page.waitForRequest(isPost('/rest/v1/profiles'));
  const logged = page.waitForEvent('console', (message) => /profile/i.test(message.text()));
  await signIn(page, email, password);
  const body: unknown = (await sent).postDataJSON();
  expect([body].flat()).toEqual([{ id: expect.any(String), full_name: 'Iris Vermeer' }]);
  await logged;
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
});

test('specification §7, call 8: all fields of the own record, one row at most', async ({ page, site }) => {
  await signedInVisitor(page, site);
  const asked = page.waitForRequest(
    (request) => request.url().includes('/rest/v1/investor_onboarding') && request.method() === 'GET',
  );
  await page.goto('/deals');
  const { searchParams } = new URL((await asked).url());
  expect(searchParams.get('select')).toBe('*');
  expect(searchParams.get('user_id')).toMatch(/^eq\.[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { name: 'Qualification Required' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

test('specification §7, call 3, and §8: signing out is said, and ends the session', async ({ page, site }) => {
  await signedInVisitor(page, site);
  await page.goto('/deals');
  const sent = page.waitForRequest(isPost('/auth/v1/logout'));
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await sent;
  await expect(page.getByText('You have been successfully signed out.').first()).toBeVisible();
});

test('specification §8, sign-up failure: the title and the words of the service, and nothing typed is lost', async ({
  page,
  site,
}) => {
  site.expectLog(/4\d\d/);
  await page.route('**/auth/v1/signup*', (route) =>
    route.fulfill({ status: 422, json: { code: 422, error_code: 'weak_password', msg: 'Choose another password' } }),
  );
  await page.goto('/auth');
  await page.getByRole('button', { name: /create account/i }).click();
  await page.getByLabel('Full name').fill('Mara Lindqvist');
  await page.getByLabel('E-mail').fill(newAddress('refused'));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Sign up failed', { exact: true })).toBeVisible();
  await expect(page.getByText('Choose another password').first()).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Mara Lindqvist');
});

test('specification §4, auth page: the button says that it is at work, and cannot be pressed again', async ({
  page,
}) => {
  const answer = Promise.withResolvers<void>();
  await page.route('**/auth/v1/signup*', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.goto('/auth');
  await page.getByRole('button', { name: /create account/i }).click();
  await page.getByLabel('Full name').fill('Mara Lindqvist');
  await page.getByLabel('E-mail').fill(newAddress('busy'));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('button', { name: 'Creating account...' })).toHaveAttribute('aria-disabled', 'true');
  answer.resolve();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
});

test('specification §5, join: each step says what is missing, and nothing is saved', async ({ page, site }) => {
  await signedInVisitor(page, site);
  let saves = 0;
  page.on('request', (request) => {
    if (isPost('/rest/v1/investor_onboarding')(request)) saves += 1;
  });
  await page.goto('/join');
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect(page.getByText('Please select yes or no').first()).toBeVisible();
  await expect(page.getByText('Please select your residency').first()).toBeVisible();
  await page.getByRole('radio', { name: 'Yes', exact: true }).click();
  await page.getByRole('radio', { name: 'Other' }).click();
  await page.getByRole('button', { name: /^Continue/ }).click();
  await page.getByRole('button', { name: /^Continue/ }).click();
  for (const message of [
    'Minimum commitment is required',
    'Net worth is required',
    'Please select your experience level',
  ]) {
    await expect(page.getByText(message).first()).toBeVisible();
  }
  await page.getByLabel(/Minimum commitment/).fill('250000');
  await page.getByLabel(/Net worth/).fill('1000000');
  await page.getByRole('radio', { name: '3-7' }).click();
  await page.getByRole('button', { name: /^Continue/ }).click();
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('Please select at least one interest').first()).toBeVisible();
  await expect(page.getByText('You must agree to proceed').first()).toBeVisible();
  expect(saves).toBe(0);
});

test('specification §5, contact and speaking forms: each field says what it wants', async ({ page }) => {
  for (const [path, submit] of [
    ['/contact', 'Send message'],
    ['/speaking', 'Submit Speaking Request'],
  ] as const) {
    await page.goto(path);
    await page.getByLabel('E-mail').first().fill('robin@');
    await page.getByRole('main').getByRole('button', { name: submit }).click();
    await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
    await expect(page.getByText('Invalid email address')).toBeVisible();
    await expect(page.getByText('Message must be at least 10 characters')).toBeVisible();
    await expect(page.getByLabel('Name')).toBeFocused();
  }
});
