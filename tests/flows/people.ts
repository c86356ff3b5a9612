import type { Page } from '@playwright/test';
import { type CaughtMail, linkIn, newAddress, signIn, type Site } from './site.ts';

export const password = 'a sentence is better';

/** A confirmed account with a password, created through the API. Returns its address. */
export async function confirmedAccount(page: Page, site: Site): Promise<string> {
  const email = newAddress('applicant');
  const headers = { apikey: 'sb_publishable_local' };
  await page.request.post('/auth/v1/signup', {
    headers,
    data: { email, password, data: { full_name: 'Iris Vermeer' } },
  });
  const link = new URL(confirmationLinkIn(await site.mailTo(email, /confirm/i)));
  const { token_hash, type } = Object.fromEntries(link.searchParams);
  const confirmed = await page.request.post('/auth/v1/verify', { headers, data: { token_hash, type } });
  const { access_token } = (await confirmed.json()) as { access_token: string };
  const authorization = `Bearer ${access_token}`;
  await page.request.put('/auth/v1/user', { headers: { ...headers, authorization }, data: { password } });
  await page.request.post('/auth/v1/logout?scope=local', { headers: { ...headers, authorization } });
  return email;
}

/** The link in a mail of the auth service. */
export function confirmationLinkIn(mail: CaughtMail): string {
  return linkIn(mail, /\/auth\/confirm\?/);
}

/** Opens the link of a sign-up and sets the password, as the account's owner does. */
export async function confirmAddress(page: Page, mail: CaughtMail): Promise<void> {
  await page.goto(confirmationLinkIn(mail));
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
}

/** A confirmed account, signed in through the form, with its profile. Returns its address. */
export async function signedInVisitor(page: Page, site: Site): Promise<string> {
  const email = await confirmedAccount(page, site);
  // The request starts after sign-in. It is missed if the page is left too early.
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

/** The tokens of the session in local storage. */
export async function keptSession(page: Page): Promise<{ access_token: string; refresh_token: string }> {
  return JSON.parse(await page.evaluate(() => localStorage.getItem('podium-auth') ?? '{}'));
}

export async function statusOfRefresh(page: Page, refresh_token: string): Promise<number> {
  const answer = await page.request.post('/auth/v1/token?grant_type=refresh_token', {
    headers: { apikey: 'sb_publishable_local' },
    data: { refresh_token },
  });
  return answer.status();
}

export async function closeAccount(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: 'Account' }).getByRole('button', { name: 'Close' }).click();
}
