import { confirmationLinkIn, confirmedAccount } from './people.ts';
import { expect, test } from './site.ts';

test('REQ-PASS-1: the link that a forgotten password is mailed leads to the form for a new one', async ({
  page,
  site,
}) => {
  const email = await confirmedAccount(page, site);
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
