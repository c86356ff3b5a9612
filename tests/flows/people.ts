import { expect, type Page } from '@playwright/test';
import { type CaughtMail, linkIn, newAddress, type Site } from './site.ts';

export const password = 'a sentence is better';

type Inbox = Pick<Site, 'mailTo'>;

interface Session {
  access_token: string;
  refresh_token: string;
  user: { id: string };
}

/** Calls the auth service as the site does, with a session where the call needs one. */
async function callAuth(page: Page, method: 'POST' | 'PUT', call: string, data: object, session?: Session) {
  const headers = { apikey: 'sb_publishable_local', ...(session && { authorization: bearer(session) }) };
  const response = await page.request.fetch(`/auth/v1/${call}`, { method, headers, data });
  return (await response.json()) as Session;
}

const bearer = ({ access_token }: Session) => `Bearer ${access_token}`;

/** A confirmed account with a password and a session, created through the API. */
export async function confirmedAccount(page: Page, inbox: Inbox): Promise<{ email: string; session: Session }> {
  const email = newAddress('applicant');
  await callAuth(page, 'POST', 'signup', { email, password, data: { full_name: 'Iris Vermeer' } });
  const { searchParams } = new URL(confirmationLinkIn(await inbox.mailTo(email, /confirm/i)));
  const session = await callAuth(page, 'POST', 'verify', Object.fromEntries(searchParams));
  await callAuth(page, 'PUT', 'user', { password }, session);
  return { email, session };
}

/** Signs in through the API, as another device does. */
export function newSession(page: Page, email: string, secret = password): Promise<Session> {
  return callAuth(page, 'POST', 'token?grant_type=password', { email, password: secret });
}

/** Stores a session in the browser, as the form on /auth does. */
async function keepSession(page: Page, session: Session): Promise<void> {
  // A file of the site, without the app.
  await page.goto('/robots.txt');
  const stored = {
    'podium-auth': JSON.stringify(session),
    'podium-profile': session.user.id,
    'podium-returning': 'yes',
  };
  await page.evaluate((values) => Object.assign(localStorage, values), stored);
}

/** A confirmed account with its profile, signed in without the form. Returns its address. */
export async function signedInVisitor(page: Page, inbox: Inbox): Promise<string> {
  const { email, session } = await confirmedAccount(page, inbox);
  await page.request.post('/rest/v1/profiles', {
    headers: { apikey: 'sb_publishable_local', authorization: bearer(session) },
    data: { id: session.user.id, full_name: 'Iris Vermeer' },
  });
  await keepSession(page, session);
  return email;
}

/** Demo accounts. Flows change nothing in them, and end no session but their own. */
export const demo = {
  /** Has not applied. */
  visitor: 'visitor@podium.example',
  /** Is qualified. */
  investor: 'investor@podium.example',
  password: 'podium-demo',
};

/** A demo account, signed in without the form. */
export async function signedInDemo(page: Page, name: 'visitor' | 'investor'): Promise<void> {
  await keepSession(page, await newSession(page, demo[name], demo.password));
}

/** The link in a mail of the auth service. */
export function confirmationLinkIn(mail: CaughtMail): string {
  return linkIn(mail, /\/auth\/confirm\?/);
}

/** Sets the password of a new account whose link has been opened. */
export async function choosePassword(page: Page): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page).toHaveURL('/');
}

/** Steps 1 and 2 of the application, up to 'Continue' on step 2. */
export async function answerTwoSteps(page: Page, commitment: string): Promise<void> {
  await page.goto('/join');
  await page.getByRole('radio', { name: 'Yes', exact: true }).click();
  await page.getByRole('radio', { name: 'Singapore' }).click();
  await page.getByRole('button', { name: /^Continue/ }).click();
  await page.getByLabel(/Minimum commitment/).fill(commitment);
  await page.getByLabel(/Net worth/).fill('2000000');
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
export async function keptSession(page: Page): Promise<Session> {
  return JSON.parse(await page.evaluate(() => localStorage.getItem('podium-auth') ?? '{}'));
}

export async function statusOfRefresh(page: Page, refresh_token: string): Promise<number> {
  const answer = await page.request.post('/auth/v1/token?grant_type=refresh_token', {
    headers: { apikey: 'sb_publishable_local' },
    data: { refresh_token },
  });
  return answer.status();
}

/** Opens a part of the account dialog on a page for investors. */
export async function openAccount(page: Page, part: 'Password' | 'Security' | 'E-mail' | 'My data' | 'Delete') {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('dialog', { name: 'Account' }).getByRole('tab', { name: part }).click();
}

export async function closeAccount(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: 'Account' }).getByRole('button', { name: 'Close' }).click();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/auth');
}
