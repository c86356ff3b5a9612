import type { Page } from '@playwright/test';
import { newAddress, signIn, type Site } from './site.ts';

export const password = 'a sentence is better';

/** An account that is confirmed, made through the service itself. Returns its address. */
export async function confirmedAccount(page: Page, site: Site): Promise<string> {
  const email = newAddress('applicant');
  await page.request.post('/auth/v1/signup', {
    headers: { apikey: 'sb_publishable_local' },
    data: { email, password, data: { full_name: 'Iris Vermeer' } },
  });
  const mail = await site.mailTo(email, /confirm/i);
  const link = /https?:\/\/\S*verify\S*/.exec(mail.text)?.[0] ?? '';
  await page.request.get(link, { maxRedirects: 0 });
  return email;
}

/** A confirmed account, signed in through the form, with its profile. Returns its address. */
export async function signedInVisitor(page: Page, site: Site): Promise<string> {
  const email = await confirmedAccount(page, site);
  // Asked for once the visitor is in: a page that is left at once has asked for none.
  const profile = page.waitForResponse('**/rest/v1/profiles*');
  await signIn(page, email, password);
  await profile;
  return email;
}

export interface Answers {
  accredited?: 'Yes' | 'No';
  commitment: string;
  netWorth?: string;
}

/** Steps 1 and 2 of the application, up to 'Continue' on step 2. */
export async function answerTwoSteps(page: Page, answers: Answers): Promise<void> {
  const { accredited = 'Yes', commitment, netWorth = '2000000' } = answers;
  await page.goto('/join');
  await page.getByRole('radio', { name: accredited, exact: true }).click();
  await page.getByRole('radio', { name: 'Singapore' }).click();
  await page.getByRole('button', { name: /^Continue/ }).click();
  await page.getByLabel(/Minimum commitment/).fill(commitment);
  await page.getByLabel(/Net worth/).fill(netWorth);
  await page.getByRole('radio', { name: '0-2 years' }).click();
  await page.getByRole('button', { name: /^Continue/ }).click();
}

/** Step 3 and the submit button. */
export async function submitInterests(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Commodities' }).click();
  await page.getByRole('checkbox', { name: /agree/ }).click();
  await page.getByRole('button', { name: 'Submit Application' }).click();
}

/** The tokens that the browser keeps of a session. */
export async function keptSession(page: Page): Promise<{ access_token: string; refresh_token: string }> {
  return JSON.parse(await page.evaluate(() => localStorage.getItem('podium-auth') ?? '{}'));
}

/** Closes the dialog behind 'Account' in the bar. */
export async function closeAccount(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: 'Account' }).getByRole('button', { name: 'Close' }).click();
}
