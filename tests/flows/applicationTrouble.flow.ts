import type { Request } from '@playwright/test';
import { brand } from '@podium/brands/legal-tender/content/brand.ts';
import { submitSignIn } from './forms.ts';
import { answerTwoSteps, demo, password, signedInDemo, signedInVisitor, submitInterests } from './people.ts';
import { expect, test } from './site.ts';

/** Invalid input on /join and /deals: nothing typed is lost, and the page is never blank (REQ-FORM-1, REQ-SAFE-1). */

test("REQ-JOIN-1, REQ-JOIN-3: the form's Back and Continue and the browser's Back keep the answers, signing out erases them", async ({
  page,
}) => {
  await signedInDemo(page, 'visitor');
  await answerTwoSteps(page, '1250000');
  await page.getByRole('checkbox', { name: 'Hedge Funds' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel(/Minimum commitment/)).toHaveValue(/1,?250,?000/);
  await page.getByRole('link', { name: brand.name }).first().click();
  // The URL changes before the page.
  await expect(page.locator('#hero')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect(page.getByRole('checkbox', { name: 'Hedge Funds' })).toBeChecked();

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await submitSignIn(page, demo.visitor, demo.password);
  await expect(page.locator('#hero')).toBeVisible();
  // A client-side navigation: a page load would also erase the answers.
  await page.evaluate(() => {
    history.pushState({}, '', '/join');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Singapore' })).not.toBeChecked();
});

test('REQ-JOIN-3: a session that ends on step 3 leads to /auth, and signing in returns to step 3 with the answers', async ({
  page,
  site,
}) => {
  site.expectLog(/401|400|403|podium/);
  const email = await signedInVisitor(page, site);
  await answerTwoSteps(page, '2000000');
  await page.route('**/rest/v1/investor_onboarding*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 401, json: { code: 'PGRST301', message: 'JWT expired' } })
      : route.continue(),
  );
  await page.route('**/auth/v1/token?grant_type=refresh_token', (route) =>
    route.fulfill({ status: 400, json: { error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' } }),
  );
  await submitInterests(page);
  await expect(page).toHaveURL('/auth');
  // Pending requests are lost when the routes are removed.
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await page.unrouteAll();
  await submitSignIn(page, email, password);
  await expect(page).toHaveURL('/join');
  await expect(page.getByText('Step 3 of 3')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Commodities' })).toBeChecked();
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page).toHaveURL('/deals');
  await expect(page.getByText('Qualified Investor')).toBeVisible();
});

test('REQ-JOIN-4: a page that is left and opened again while the application is saved keeps its answers', async ({
  page,
  site,
}) => {
  await signedInVisitor(page, site);
  await answerTwoSteps(page, '2000000');
  const saved = Promise.withResolvers<void>();
  await page.route('**/rest/v1/investor_onboarding*', async (route) => {
    if (route.request().method() === 'POST') await saved.promise;
    await route.continue();
  });
  await submitInterests(page);
  await page.getByRole('link', { name: brand.name }).first().click();
  await expect(page.locator('#hero')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByLabel(/Minimum commitment/).fill('3000000');
  saved.resolve();
  await expect(page.getByText('Application Submitted', { exact: true })).toBeVisible();
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  await expect(page.getByLabel(/Minimum commitment/)).toHaveValue(/3,?000,?000/);
});

test('REQ-DEAL-1, REQ-JOIN-4: while application or qualification cannot be read, a qualified user sees neither the wrong card nor an empty form', async ({
  page,
  site,
}) => {
  site.expectLog(/503|could not be read/);
  const retry = async (path: string, blocked: string, expectFailure: () => Promise<void>) => {
    await page.route(`**/rest/v1/${blocked}*`, (route) => route.fulfill({ status: 503, body: 'no' }));
    await page.goto(path);
    await expectFailure();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
  };
  await signedInDemo(page, 'investor');
  await retry('/deals', 'rpc/qualification', async () => {
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Qualification Required' })).toHaveCount(0);
    await expect(page.getByText('Qualified Investor')).toHaveCount(0);
  });
  await expect(page.getByText('Qualified Investor')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'EXCLUSIVE INVESTMENT DEALS' })).toBeFocused();

  await retry('/deals', 'investor_onboarding', async () => {
    await expect(page.getByRole('heading', { name: 'Qualification Required' })).toBeVisible();
    await expect(page.getByText('Your application did not load', { exact: false })).toBeVisible();
    await expect(page.getByText('Not answered yet.')).toHaveCount(0);
  });
  await expect(page.getByText('Qualified Investor')).toBeVisible();

  await retry('/join', 'investor_onboarding', async () => {
    await expect(page.getByRole('heading', { name: 'Your application did not load' })).toBeVisible();
    await expect(page.getByText('Step 1 of 3')).toBeHidden();
  });
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
});

test('REQ-WHO-4, REQ-JOIN-2, REQ-CALL-1: a commitment of 999,999 completes the application but does not open the deals, and can be raised', async ({
  page,
  site,
}) => {
  await signedInVisitor(page, site);
  await answerTwoSteps(page, '999999');
  const isRecord = (request: Request) => request.url().includes('/rest/v1/investor_onboarding');
  const methods: string[] = [];
  page.on('request', (request) => {
    if (isRecord(request)) methods.push(request.method());
  });
  const sent = page.waitForRequest((request) => isRecord(request) && request.method() === 'POST');
  await submitInterests(page);
  const request = await sent;
  expect(new URL(request.url()).searchParams.get('on_conflict')).toBe('user_id');
  expect([request.postDataJSON()].flat()).toEqual([
    {
      user_id: expect.any(String),
      is_accredited: true,
      residency: 'Singapore',
      min_commitment: 999_999,
      net_worth: 2_000_000,
      experience: 'beginner',
      interests: ['Commodities'],
      consent: true,
      completed_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    },
  ]);
  await expect(page).toHaveURL('/deals');
  await expect(page.getByRole('heading', { name: 'Qualification Required' })).toBeVisible();
  await expect(page.getByText(/\$999,999/).first()).toBeVisible();
  expect(methods.slice(0, 2), 'it is read again').toEqual(['POST', 'GET']);
  await expect(page.getByRole('button', { name: /View Details/ })).toHaveCount(0);

  await page.getByRole('link', { name: 'Complete Qualification' }).click();
  await expect(page.getByRole('radio', { name: 'Singapore' })).toBeChecked();
  await page.getByRole('button', { name: /^Continue/ }).click();
  await page.getByLabel(/Minimum commitment/).fill('1,000,000');
  await page.getByRole('button', { name: /^Continue/ }).click();
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('Qualified Investor')).toBeVisible();
});
