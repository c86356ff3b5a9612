import type { Request } from '@playwright/test';
import { fillSignUp } from './forms.ts';
import { confirmedAccount, keptSession, password, signedInVisitor } from './people.ts';
import { expect, newAddress, signIn, test } from './site.ts';

/** Requests of the account calls (REQ-CALL-1). Those of forms: wireForms, forms, refusals and client/formCalls. */

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
  await fillSignUp(page, email, password);
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
  await fillSignUp(page, newAddress('busy'), password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('button', { name: 'Creating account...' })).toHaveAttribute('aria-disabled', 'true');
  answer.resolve();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
});
