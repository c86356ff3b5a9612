import { waitForQuiet } from './settled.ts';
import { fillSignIn } from './forms.ts';
import { confirmationLinkIn, confirmedAccount, password } from './people.ts';
import { expect, newAddress, test } from './site.ts';

/** Invalid input and failures show a sentence and keep what was typed (REQ-FORM-1, REQ-FORM-2). */

test.describe('REQ-FORM-1: sign-in and sign-up', () => {
  test('values that are too long are refused; emoji and right-to-left names are accepted', async ({ page, site }) => {
    await page.goto('/auth');
    await page.getByRole('button', { name: /create account/i }).click();
    await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible();
    await page.getByLabel('Full name').fill('م'.repeat(201));
    await page.getByLabel('E-mail').fill(`${'a'.repeat(250)}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill('🦊'.repeat(19));
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('Name must be at most 200 characters')).toBeVisible();
    await expect(page.getByText('Email must be at most 255 characters')).toBeVisible();
    await expect(page.getByText('Password must be at most 72 characters')).toBeVisible();

    const email = newAddress('rtl');
    await page.getByLabel('Full name').fill('ليلى 🦊 בן־דוד');
    await page.getByLabel('E-mail').fill(`  ${email}  `);
    await page.getByLabel('Password', { exact: true }).fill('🦊🦊🦊🦊🦊🦊');
    await page.getByLabel('Confirm password').fill('🦊🦊🦊🦊🦊🦊');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('Check your email', { exact: true })).toBeVisible();
    await site.mailTo(email, /confirm/i);
  });

  test('offline: an error is shown, the e-mail stays, and a retry works after the network is back', async ({
    page,
    site,
    context,
  }) => {
    site.expectLog(/ERR_INTERNET_DISCONNECTED/);
    const email = await confirmedAccount(page, site);
    await page.goto('/auth');
    const client = page.waitForEvent('requestfinished', (request) => request.url().includes('/siteBackend-'));
    await fillSignIn(page, email, password);
    await client;
    await waitForQuiet(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Sign in failed', { exact: true })).toBeVisible();
    await expect(page.getByText(/could not be reached/).first()).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/');
  });

  test('REQ-AUTH-3: an expired link says so and offers a new one', async ({ page, site }) => {
    site.expectLog(/403/);
    const email = await confirmedAccount(page, site);
    await page.goto('/auth/confirm?token_hash=made-up&type=signup');
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeFocused();
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await site.mailTo(email, /password/i);
  });
});

test.describe('REQ-PASS-1: password reset', () => {
  test('the mailed link leads to the form for a new password, also when the service is slow', async ({
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
    const link = confirmationLinkIn(await site.mailTo(email, /password/i));

    // Longer than the timeout of any other call.
    await page.route('**/auth/v1/verify*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 16_000));
      await route.continue();
    });
    await page.goto(link);
    await page.getByRole('button', { name: 'Choose a password' }).click();
    await expect(page.getByText('This takes longer than usual.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'New password' })).toBeFocused({ timeout: 20_000 });
    await expect(page.getByText(email)).toBeVisible();
    await page.getByLabel('New password').fill('another sentence');
    await page.getByLabel('Confirm password').fill('another sentence');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page).toHaveURL('/');
  });
});
