import type { Request } from '@playwright/test';
import { answerTwoSteps, signedInVisitor, submitInterests } from './people.ts';
import { expect, test } from './site.ts';

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
