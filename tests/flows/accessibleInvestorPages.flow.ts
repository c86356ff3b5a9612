import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes, expectAccessibleInForcedColors } from './accessible.ts';
import { submitSignIn } from './forms.ts';
import { answerTwoSteps, newAccount, signedInInvestor, signedInVisitor } from './people.ts';
import { expect, type Site, test } from './site.ts';

/** The restricted pages and the way to them. Public pages: everyPage. */

test.use({
  viewport: { width: 390, height: 844 },
  colorScheme: 'dark',
  contextOptions: { reducedMotion: 'reduce' },
});

test('REQ-A11Y-1: sign-in and confirmation have no axe violation in any state', async ({ page, site }) => {
  await checkAuth(page, () => site.expectLog(/40[03] \((Bad Request|Forbidden)\)/));
  await checkConfirmation(page, site);
});

test('REQ-A11Y-1: application, deals and account have no axe violation in any state', async ({ page, site }) => {
  test.slow();
  await signedInVisitor(page, site);
  await checkApplication(page);
  await checkDeals(page);
  await checkLostDeals(page, () => site.expectLog(/503/));
  await checkAccount(page);
});

async function checkAuth(page: Page, expectLog: () => void): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'sign-in, refused');
  expectLog();
  await submitSignIn(page, 'nobody@example.com', 'not the password');
  await expect(page.getByRole('listitem').filter({ hasText: 'Sign in failed' })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'sign-in, toast');
  await page.getByRole('button', { name: /create account/i }).click();
  await page.getByRole('button', { name: 'Create Account', exact: true }).click();
  await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'sign-up, refused');
  await page.goto('/auth');
  await page.getByRole('button', { name: /forgot/i }).click();
  await expect(page.getByRole('heading', { name: 'Forgot password?' })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'new password, asked for');
}

async function checkConfirmation(page: Page, site: Site): Promise<void> {
  await page.goto((await newAccount(page, site)).link);
  await expectAccessibleInBothThemes(page, 'confirmation, asking');
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'confirmation, password refused');
  await page.goto('/auth/confirm?token_hash=made-up&type=recovery');
  await page.getByRole('button', { name: 'Choose a password' }).click();
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'expired link');
}

async function checkApplication(page: Page): Promise<void> {
  await page.goto('/deals');
  await expect(page.getByRole('heading', { name: 'Qualification Required' })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'qualification required');
  await page.goto('/join');
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect(page.getByText('Please select yes or no')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'step 1, refused');
  await expectAccessibleInForcedColors(page, 'step 1, refused');
  await answerTwoSteps(page, { commitment: '5' });
  await expect(page.getByRole('listitem').filter({ hasText: 'Invalid commitment' })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'step 2, refused');
  await answerTwoSteps(page, { commitment: '1500000' });
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('You must agree to proceed')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'step 3, refused');
}

async function checkDeals(page: Page): Promise<void> {
  await signedInInvestor(page);
  await page.goto('/deals');
  await expect(page.getByText('Qualified Investor')).toBeVisible();
  await page.getByRole('radio', { name: 'Hedge Funds' }).click();
  await expectAccessibleInBothThemes(page, 'no deals');
  await page.getByRole('radio', { name: 'All' }).click();
  await expect(page.getByRole('button', { name: /View Details/ })).toHaveCount(4);
  await expectAccessibleInBothThemes(page, 'deals');
  await page
    .getByRole('button', { name: /View Details/ })
    .first()
    .click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'dialog');
}

async function checkLostDeals(page: Page, expectLog: () => void): Promise<void> {
  expectLog();
  await page.route('**/rest/v1/deals*', (route) => route.fulfill({ status: 503, body: 'no' }));
  await page.goto('/deals');
  await expect(page.getByText('The deals did not arrive.')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'deals that did not arrive');
  await page.unrouteAll();
}

async function checkAccount(page: Page): Promise<void> {
  await page.goto('/deals');
  await page.getByRole('button', { name: 'Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Account' });
  const tabs = dialog.getByRole('tab');
  await expect(tabs).toHaveText(['Password', 'Security', 'E-mail', 'My data', 'Delete']);
  for (const tab of await tabs.all()) {
    await tab.click();
    await expect(dialog.getByRole('tabpanel').getByRole('button').last()).toBeVisible();
    await expectAccessibleInBothThemes(page, `account, ${await tab.textContent()}`);
  }
  await tabs.first().click();
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.locator('[aria-invalid=true]').first()).toBeFocused();
  await expectAccessibleInBothThemes(page, 'account, refused');
}
