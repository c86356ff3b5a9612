import { readFile } from 'node:fs/promises';
import { tryToSignIn } from './forms.ts';
import {
  answerTwoSteps,
  closeAccount,
  confirmationLinkIn,
  confirmedAccount,
  keptSession,
  newSession,
  openAccount,
  password,
  signedInVisitor,
  signOut,
  statusOfRefresh,
  submitInterests,
} from './people.ts';
import { expect, newAddress, signIn, test } from './site.ts';

/** Parts of the account dialog. */

test('REQ-PASS-1, REQ-FORM-1, password: what is typed stays while the second factor cannot be read again; a change requires the present password, and signs other devices out', async ({
  page,
  site,
}) => {
  site.expectLog(/400|503/);
  const email = await signedInVisitor(page, site);
  const otherSession = await newSession(page, email);
  const present = page.getByLabel('Present password');

  await page.goto('/deals');
  await openAccount(page, 'Password');
  await expect(present).toBeVisible();
  await closeAccount(page);
  const fails = Promise.withResolvers<void>();
  await page.route('**/auth/v1/user', async (route) => {
    await fails.promise;
    await route.fulfill({ status: 503, json: {} });
  });
  await openAccount(page, 'Password');
  await present.fill(password);
  const answered = page.waitForResponse('**/auth/v1/user');
  fails.resolve();
  await (await answered).finished();
  await page.waitForTimeout(500);
  await expect(present).toHaveValue(password);
  await page.unrouteAll();

  const change = async (typed: string) => {
    await present.fill(typed);
    await page.getByLabel('New password').fill('another sentence');
    await page.getByLabel('Confirm password').fill('another sentence');
    await page.keyboard.press('Enter');
  };
  await change('not the sentence');
  await expect(page.getByRole('tabpanel').getByText('This is not your present password')).toBeVisible();
  const toasts = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await expect(toasts).toHaveCount(1);
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await expect(toasts).toHaveCount(0);
  await expect(present, 'Escape closes the toast only').toBeFocused();
  await change(password);
  await expect(page.getByRole('listitem').getByText('Password changed')).toBeVisible();

  expect(await statusOfRefresh(page, otherSession.refresh_token)).toBe(400);

  await closeAccount(page);
  await signOut(page);
  await tryToSignIn(page, email, password);
  await expect(page.getByText('Invalid login credentials').first()).toBeVisible();
  await signIn(page, email, 'another sentence');
});

test('REQ-AUTH-9, e-mail: the address changes after the links in both mails are confirmed', async ({ page, site }) => {
  const email = await signedInVisitor(page, site);
  const newEmail = newAddress('moved');
  await page.goto('/deals');
  await openAccount(page, 'E-mail');
  await page.getByLabel('New e-mail').fill(newEmail);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText(`If ${newEmail} is free`)).toBeVisible();

  const mails = [await site.mailTo(newEmail, /is to change/), await site.mailTo(email, /is to change/)];
  expect(mails[0]?.html).toContain(newEmail);
  expect(mails[1]?.html).toContain(newEmail);
  const [first = '', second = ''] = mails.map(confirmationLinkIn);
  const follow = async (link: string) => {
    await page.goto(link);
    await page.getByRole('button', { name: 'Yes, move it' }).click();
  };
  await follow(first);
  await expect(page.getByRole('heading', { name: 'One of two' })).toBeVisible();
  await page.getByRole('link', { name: 'To your account' }).click();
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('dialog').getByText(email, { exact: true })).toBeVisible();

  await follow(second);
  await expect(page.getByRole('heading', { name: 'Address changed' })).toBeVisible();
  await page.getByRole('link', { name: 'To your account' }).click();
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('dialog').getByText(newEmail, { exact: true })).toBeVisible();
  await closeAccount(page);
  await signOut(page);
  await signIn(page, newEmail, password);
});

test('REQ-AUTH-9, my data and delete: the data is shown, downloaded and deleted, every tab is signed out, and the old tokens give no access', async ({
  page,
  site,
  context,
}) => {
  site.expectLog(/400/);
  const email = await signedInVisitor(page, site);
  await answerTwoSteps(page, '1000000');
  await submitInterests(page);
  await expect(page).toHaveURL('/deals');
  const otherTab = await context.newPage();
  await otherTab.goto('/deals');
  await expect(otherTab.getByRole('button', { name: 'Account' })).toBeVisible();
  const { access_token, refresh_token } = await keptSession(page);

  await openAccount(page, 'My data');
  const dialog = page.getByRole('dialog', { name: 'Account' });
  await dialog.getByText('Profile (1)').click();
  await expect(dialog.getByText('Iris Vermeer', { exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download as JSON' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('my-data.json');
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
    account: [{ email }],
    profiles: [{ full_name: 'Iris Vermeer' }],
    newsletter_subscribers: null,
  });

  await dialog.getByRole('tab', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete account' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this account?' });
  await question.getByLabel('Present password').fill(password);
  await question.getByRole('button', { name: 'Delete for good' }).click();

  await expect(page).toHaveURL('/');
  await expect(page.getByText('Account deleted', { exact: true })).toBeVisible();
  await expect(otherTab).toHaveURL('/auth');

  const headers = { apikey: 'sb_publishable_local', authorization: `Bearer ${access_token}` };
  const records = await page.request.get('/rest/v1/investor_onboarding?select=*', { headers });
  expect(await records.json()).toEqual([]);
  expect(await (await page.request.get('/rest/v1/deals?select=*', { headers })).json()).toEqual([]);
  expect((await page.request.get('/auth/v1/user', { headers })).status()).toBe(403);
  expect(await statusOfRefresh(page, refresh_token)).toBe(400);
  await tryToSignIn(page, email, password);
  await expect(page.getByText('Invalid login credentials').first()).toBeVisible();
});

test('REQ-PASS-1: the link that a forgotten password is mailed leads to the form for a new one', async ({
  page,
  site,
}) => {
  const { email } = await confirmedAccount(page, site);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  // The previous form also has an e-mail field.
  await expect(page.getByRole('heading', { name: 'Forgot password?' })).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  await page.goto(confirmationLinkIn(await site.mailTo(email, /password/i)));
  await page.getByRole('button', { name: 'Choose a password' }).click();
  await expect(page.getByRole('heading', { name: 'New password' })).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByLabel('New password').fill('another sentence');
  await page.getByLabel('Confirm password').fill('another sentence');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page).toHaveURL('/');
});
