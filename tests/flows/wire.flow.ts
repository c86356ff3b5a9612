import type { Request } from '@playwright/test';
import { confirmedAccount, keptSession, password, signedInVisitor } from './people.ts';
import { expect, newAddress, signIn, test } from './site.ts';

/** Requests of the account calls (REQ-CALL-1). Those of forms: wireForms, forms, newsletter and refusals. */

const isPost = (part: string) => (request: Request) => request.url().includes(part) && request.method() === 'POST';

test('REQ-CALL-1, REQ-AUTH-2: sign-in sends e-mail and password, and leads to /', async ({ page, site }) => {
  const email = await confirmedAccount(page, site);
  const sent = page.waitForRequest(isPost('/auth/v1/token'));
  await signIn(page, email, password);
  expect((await sent).postDataJSON()).toMatchObject({ email, password });
  expect(new URL((await sent).url()).searchParams.get('grant_type')).toBe('password');
});

test('REQ-CALL-1: sign-up sends e-mail, password, name, and the root of the site as redirect', async ({
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

test('REQ-CALL-1, REQ-CALL-2: the session is read on load without a second sign-in, and follows other tabs', async ({
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

test('REQ-CALL-1, REQ-AUTH-8: the first signed-in event inserts id and full_name; an error is only logged', async ({
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

test("REQ-CALL-1: /deals reads all fields of the user's own application", async ({ page, site }) => {
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

test('REQ-CALL-1: sign-out sends its request and shows its toast', async ({ page, site }) => {
  await signedInVisitor(page, site);
  await page.goto('/deals');
  const sent = page.waitForRequest(isPost('/auth/v1/logout'));
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await sent;
  await expect(page.getByText('You have been successfully signed out.').first()).toBeVisible();
});

test('REQ-FORM-2: a failed sign-up shows its title and the message of the service, and keeps what was typed', async ({
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

test("REQ-AUTH-1: the button of sign-up reads 'Creating account...' and is disabled while pending", async ({
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

test('REQ-FORM-1: each step of /join shows what is missing, and nothing is saved', async ({ page, site }) => {
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

test('REQ-FORM-1: contact and speaking forms show an error at each invalid field', async ({ page }) => {
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
