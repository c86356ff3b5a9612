import type { Request } from '@playwright/test';
import { answerTwoSteps, signedInVisitor, submitInterests } from './people.ts';
import { expect, test } from './site.ts';

test('REQ-WHO-4, REQ-JOIN-2: a commitment of 999,999 completes the application but does not open the deals', async ({
  page,
  site,
}) => {
  await signedInVisitor(page, site);
  await answerTwoSteps(page, { commitment: '999999' });
  await submitInterests(page);
  await expect(page).toHaveURL('/deals');
  await expect(page.getByRole('heading', { name: 'Qualification Required' })).toBeVisible();
  await expect(page.getByText(/\$999,999/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /View Details/ })).toHaveCount(0);
});

test('REQ-WHO-4: a user who is not accredited is not qualified', async ({ page, site }) => {
  await signedInVisitor(page, site);
  await answerTwoSteps(page, { accredited: 'No', commitment: '5000000' });
  await submitInterests(page);
  await expect(page.getByRole('heading', { name: 'Qualification Required' })).toBeVisible();
});

test('REQ-JOIN-2: a commitment or net worth that is too low shows a toast and keeps step 2', async ({ page, site }) => {
  await signedInVisitor(page, site);
  await answerTwoSteps(page, { commitment: '249999' });
  await expect(page.getByText('Invalid commitment', { exact: true })).toBeVisible();
  await expect(page.getByText('Minimum commitment must be at least $250,000').first()).toBeVisible();
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  await page.getByLabel(/Minimum commitment/).fill('250000');
  await page.getByLabel(/Net worth/).fill('999999');
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect(page.getByText('Invalid net worth', { exact: true })).toBeVisible();
  await expect(page.getByText('Minimum net worth must be at least $1,000,000').first()).toBeVisible();
  await page.getByLabel(/Net worth/).fill('1000000');
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect(page.getByText('Step 3 of 3')).toBeVisible();
});

test('REQ-FORM-2: a failed save shows a toast and stays on step 3 with its answers', async ({ page, site }) => {
  site.expectLog(/500|Failed to load/);
  await signedInVisitor(page, site);
  await answerTwoSteps(page, { commitment: '1000000' });
  await page.route('**/rest/v1/investor_onboarding*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"no"}' })
      : route.continue(),
  );
  await submitInterests(page);
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  await expect(page.getByText('Failed to save qualification data. Please try again.').first()).toBeVisible();
  await expect(page.getByText('Step 3 of 3')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Commodities' })).toBeChecked();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page).toHaveURL('/deals');
  await expect(page.getByText('Qualified Investor')).toBeVisible();
});

test('REQ-CALL-1: the upsert has exactly nine fields, and the application is read again', async ({ page, site }) => {
  await signedInVisitor(page, site);
  await answerTwoSteps(page, { commitment: '1000000' });
  const isRecord = (request: Request) => request.url().includes('/rest/v1/investor_onboarding');
  const methods: string[] = [];
  page.on('request', (request) => {
    if (isRecord(request)) methods.push(request.method());
  });
  const sent = page.waitForRequest((request) => isRecord(request) && request.method() === 'POST');
  await submitInterests(page);
  const request = await sent;
  expect(new URL(request.url()).searchParams.get('on_conflict')).toBe('user_id');
  const body = request.postDataJSON();
  const row = Array.isArray(body) ? body[0] : body;
  expect(row).toEqual({
    user_id: expect.any(String),
    is_accredited: true,
    residency: 'Singapore',
    min_commitment: 1_000_000,
    net_worth: 2_000_000,
    experience: 'beginner',
    interests: ['Commodities'],
    consent: true,
    completed_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  await expect(page).toHaveURL('/deals');
  expect(methods.slice(0, 2)).toEqual(['POST', 'GET']);
});

test('REQ-FORM-2: a wrong password shows the message of the service and keeps the e-mail', async ({ page, site }) => {
  site.expectLog(/400 \(Bad Request\)/);
  await page.goto('/auth');
  await page.getByLabel('E-mail').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('wrong-wrong');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Sign in failed', { exact: true })).toBeVisible();
  await expect(page.getByText('Invalid login credentials').first()).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('nobody@example.com');
});
