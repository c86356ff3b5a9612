import type { Page } from '@playwright/test';
import { waitForApp, waitForQuiet } from '../../tools/settled.ts';
import { escapeFrom, expectAccessible, expectAccessibleInForcedColors, tabThrough, tabTo } from './accessible.ts';
import { answerTwoSteps, confirmedAccount, password, signedInVisitor } from './people.ts';
import { expect, signIn, test } from './site.ts';

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
const demoPassword = 'podium-demo';

for (const [device, viewport] of Object.entries(sizes)) {
  test.describe(`rulings, WCAG 2.2 AA: keyboard alone, ${device}`, () => {
    test.use({ viewport });

    test('from the home page through sign-in and application to the deals', async ({ page, site }) => {
      const email = await confirmedAccount(page, site);
      const continueButton = page.getByRole('button', { name: /^Continue/ });

      await test.step('a page reached by a link puts the focus on its heading', async () => {
        await page.goto('/');
        await waitForApp(page);
        await tabTo(page, page.locator('#hero').getByRole('link', { name: 'Request Deal Access' }));
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { name: 'Sign In' })).toBeFocused();
        await expect(page).toHaveTitle(/^Sign In/);
      });

      await test.step('a refused form puts it on the first wrong field, which says what is wrong', async () => {
        const field = page.getByLabel('E-mail');
        await tabTo(page, page.getByRole('button', { name: 'Sign In', exact: true }));
        await page.keyboard.press('Enter');
        await expect(field).toBeFocused();
        await expect(field).toHaveAccessibleDescription('Invalid email address');
        await page.keyboard.type(email);
        await tabTo(page, page.getByLabel('Password', { exact: true }));
        await page.keyboard.type(password);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL('/');
      });

      await test.step('a page that has to load its content first does so too', async () => {
        await page.goto('/deals');
        await tabTo(page, page.getByRole('link', { name: 'Complete Qualification' }));
        await page.keyboard.press('Enter');
        const heading = page.getByRole('heading', { name: 'Eligibility Verification' });
        await expect(heading).toBeFocused();
        await expect(heading).toHaveAccessibleDescription('Step 1 of 3');
      });

      await test.step('arrow keys choose, also those that come and go at once', async () => {
        await tabTo(page, page.getByRole('radio', { name: 'Yes', exact: true }));
        await page.keyboard.press('Space');
        await tabTo(page, page.getByRole('radio', { name: 'United States' }));
        await page.keyboard.press('ArrowDown');
        await expect(page.getByRole('radio', { name: 'United Kingdom' })).toBeChecked();
        await page.keyboard.press('End');
        await expect(page.getByRole('radio', { name: 'Other' })).toBeChecked();
        await tabTo(page, continueButton);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { name: 'Investment Profile' })).toBeFocused();
      });

      await test.step('toasts lie over no stop, say what they say, and Escape takes them away', async () => {
        const commitment = page.getByLabel(/Minimum commitment/);
        await tabTo(page, commitment);
        await page.keyboard.type('5');
        await tabTo(page, page.getByLabel(/Net worth/));
        await page.keyboard.type('7');
        await tabTo(page, page.getByRole('radio', { name: '0-2 years' }));
        await page.keyboard.press('Space');
        await tabTo(page, continueButton);
        const said = page.waitForFunction(readSaid, 'Invalid commitment');
        await page.keyboard.press('Enter');
        await expect(commitment).toBeFocused();
        await said;
        const toasts = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
        await expect(toasts).toHaveCount(2);
        await tabTo(page, continueButton);
        // They would also go by themselves, but not one after the other.
        for (const left of [1, 0]) {
          await page.keyboard.press('Escape');
          await expect(toasts).toHaveCount(left);
        }
        await expect(continueButton).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(commitment).toBeFocused();
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.type('1500000');
        await tabTo(page, page.getByLabel(/Net worth/));
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.type('2000000');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { name: 'Investment Interests' })).toBeFocused();
      });

      await test.step('the sent application leads to the deals', async () => {
        await tabTo(page, page.getByRole('checkbox', { name: 'Real Estate' }));
        await page.keyboard.press('Space');
        await tabTo(page, page.getByRole('checkbox', { name: /agree/ }));
        await page.keyboard.press('Space');
        await tabTo(page, page.getByRole('button', { name: 'Submit Application' }));
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { name: 'EXCLUSIVE INVESTMENT DEALS' })).toBeFocused();
        await expect(page).toHaveTitle(/^Deals/);
      });

      await test.step('arrows filter and the number is said; the dialog keeps the focus and gives it back', async () => {
        await tabTo(page, page.getByRole('radio', { name: 'All' }));
        // Radix moves the focus a moment after the key: each press is waited for, as a finger would.
        for (const name of ['Private Equity', 'Venture Capital']) {
          await page.keyboard.press('ArrowRight');
          await expect(page.getByRole('radio', { name })).toBeChecked();
        }
        await expect(page.getByRole('status').filter({ hasText: '1 deal' })).toBeAttached();
        const details = page.getByRole('button', { name: /View Details/ });
        await tabTo(page, details);
        await page.keyboard.press('Enter');
        const dialog = page.getByRole('alertdialog');
        const close = dialog.getByRole('button');
        await expect(close).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(close).toBeFocused();
        await escapeFrom(dialog);
        await expect(details).toBeFocused();
      });
    });

    test('every stop of every page can be seen, and none is a trap', async ({ page }) => {
      for (const path of ['/auth', '/deals', '/join'] as const) {
        if (path === '/deals') await signIn(page, 'investor@podium.example', demoPassword);
        await page.goto(path);
        await settled(page, path);
        await tabThrough(page, path);
      }
    });

    test('the way past the bars leads into the content', async ({ page }) => {
      await signIn(page, 'investor@podium.example', demoPassword);
      for (const path of ['/', '/deals', '/join'] as const) {
        await page.goto(path);
        await settled(page, path);
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await expect(page.locator('main')).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(page.locator('main :focus'), path).toHaveCount(1);
      }
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`no page and no state has what axe finds, ${colorScheme}`, async ({ page, site }) => {
        test.setTimeout(120_000);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await test.step('sign-in in all its modes', () => checkAuth(page, () => site.expectLog(/400 \(Bad Request\)/)));
        await signedInVisitor(page, site);
        await test.step('without an application', () => checkApplication(page));
        await test.step('with one', () => checkDeals(page));
        await test.step('deals that do not come', () => checkLostDeals(page, () => site.expectLog(/503/)));
        await test.step('the account', () => checkAccount(page));
      });
    }
  });
}

async function checkAuth(page: Page, expectLog: () => void): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await expectAccessible(page, 'sign-in, refused');
  expectLog();
  await page.getByLabel('E-mail').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Sign in failed' })).toBeVisible();
  await expectAccessible(page, 'sign-in, toast');
  await page.getByRole('button', { name: /create account/i }).click();
  await page.getByRole('button', { name: 'Create Account', exact: true }).click();
  await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
  await expectAccessible(page, 'sign-up, refused');
  await page.goto('/auth');
  await page.getByRole('button', { name: /forgot/i }).click();
  await expect(page.getByRole('heading', { name: 'Forgot password?' })).toBeVisible();
  await expectAccessible(page, 'new password, asked for');
  // A page of its own, so that the fragment is read.
  await page.goto('/');
  await page.goto('/auth#error=access_denied&error_code=otp_expired&error_description=expired');
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
  await expectAccessible(page, 'expired link');
}

async function checkApplication(page: Page): Promise<void> {
  await page.goto('/deals');
  await expect(page.getByRole('heading', { name: 'Qualification Required' })).toBeVisible();
  await expectAccessible(page, 'qualification required');
  await page.goto('/join');
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect(page.getByText('Please select yes or no')).toBeVisible();
  await expectAccessible(page, 'step 1, refused');
  await expectAccessibleInForcedColors(page, 'step 1, refused');
  await answerTwoSteps(page, { commitment: '5' });
  await expect(page.getByRole('listitem').filter({ hasText: 'Invalid commitment' })).toBeVisible();
  await expectAccessible(page, 'step 2, refused');
  await answerTwoSteps(page, { commitment: '1500000' });
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('You must agree to proceed')).toBeVisible();
  await expectAccessible(page, 'step 3, refused');
}

async function checkDeals(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await signIn(page, 'investor@podium.example', demoPassword);
  await page.goto('/deals');
  await expect(page.getByText('Qualified Investor')).toBeVisible();
  await page.getByRole('radio', { name: 'Hedge Funds' }).click();
  await expectAccessible(page, 'no deals');
  await page.getByRole('radio', { name: 'All' }).click();
  await expect(page.getByRole('button', { name: /View Details/ })).toHaveCount(4);
  await expectAccessible(page, 'deals');
  await page
    .getByRole('button', { name: /View Details/ })
    .first()
    .click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page, 'dialog');
}

async function checkLostDeals(page: Page, expectLog: () => void): Promise<void> {
  expectLog();
  await page.route('**/rest/v1/deals*', (route) => route.fulfill({ status: 503, body: 'no' }));
  await page.goto('/deals');
  await expect(page.getByText('The deals did not arrive.')).toBeVisible();
  await expectAccessible(page, 'deals that did not arrive');
  await page.unrouteAll();
}

async function checkAccount(page: Page): Promise<void> {
  await page.goto('/deals');
  await page.getByRole('button', { name: 'Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Account' });
  const tabs = dialog.getByRole('tab');
  await expect(tabs).toHaveText(['Password', 'E-mail', 'My data', 'Delete']);
  for (const tab of await tabs.all()) {
    await tab.click();
    await expect(dialog.getByRole('tabpanel').getByRole('button').last()).toBeVisible();
    await expectAccessible(page, `account, ${await tab.textContent()}`);
  }
  await tabs.first().click();
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.locator('[aria-invalid=true]').first()).toBeFocused();
  await expectAccessible(page, 'account, refused');
}

/** Runs in the page, at each frame: whether a screen reader is told so at once. The words stay for a second. */
function readSaid(words: string): boolean {
  const speakers = [...document.querySelectorAll('[role=status][aria-live=assertive]')];
  return speakers.some(({ textContent }) => textContent.includes(words));
}

/** What stands on a page once all that it has to load first has come. */
const loaded = {
  '/': (page: Page) => page.locator('#hero'),
  '/auth': (page: Page) => page.getByRole('button', { name: 'Sign In', exact: true }),
  '/deals': (page: Page) => page.getByRole('button', { name: /View Details/ }).first(),
  '/join': (page: Page) => page.getByRole('radio').first(),
};

/** Waits until the page is there with all its parts. */
async function settled(page: Page, path: keyof typeof loaded): Promise<void> {
  await expect(loaded[path](page)).toBeVisible();
  await waitForQuiet(page);
}
