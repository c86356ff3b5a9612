import { waitForApp, waitForQuiet } from './settled.ts';
import { escapeFrom, tabThrough, tabTo } from './accessible.ts';
import { confirmedAccount, password, signedInDemo } from './people.ts';
import { expect, phone, test } from './site.ts';

test.describe('REQ-A11Y-1: keyboard alone', () => {
  test.use({ viewport: phone });

  test('from the home page through sign-in and application to the deals', async ({ page, site }) => {
    const { email } = await confirmedAccount(page, site);
    const continueButton = page.getByRole('button', { name: /^Continue/ });

    await test.step('a page opened by a link focuses its heading', async () => {
      await page.goto('/');
      await waitForApp(page);
      await tabTo(page, page.locator('#hero').getByRole('link', { name: 'Request Deal Access' }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Create Account' })).toBeFocused();
      await expect(page).toHaveTitle(/^Create Account/);
    });

    await test.step('so does a form that replaces another', async () => {
      await tabTo(page, page.getByRole('button', { name: 'Already have an account? Sign In' }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Sign In' })).toBeFocused();
    });

    await test.step('a refused form focuses the first invalid field, which has an error', async () => {
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

    await test.step('a page that first loads its content also focuses its heading', async () => {
      await page.goto('/deals');
      await tabTo(page, page.getByRole('link', { name: 'Complete Qualification' }));
      await page.keyboard.press('Enter');
      const heading = page.getByRole('heading', { name: 'Eligibility Verification' });
      await expect(heading).toBeFocused();
      await expect(heading).toHaveAccessibleDescription('Step 1 of 3');
    });

    await test.step('toasts cover no focused element, are announced, and close on Escape', async () => {
      await tabTo(page, page.getByRole('radio', { name: 'Yes', exact: true }));
      await page.keyboard.press('Space');
      await tabTo(page, page.getByRole('radio', { name: 'United States' }));
      await page.keyboard.press('ArrowDown');
      await tabTo(page, continueButton);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Investment Profile' })).toBeFocused();

      const commitment = page.getByLabel(/Minimum commitment/);
      await tabTo(page, commitment);
      await page.keyboard.type('5');
      await tabTo(page, page.getByLabel(/Net worth/));
      await page.keyboard.type('2000000');
      await tabTo(page, page.getByRole('radio', { name: '0-2 years' }));
      await page.keyboard.press('Space');
      await tabTo(page, continueButton);
      const said = page.waitForFunction(readSaid, 'Invalid commitment');
      await page.keyboard.press('Enter');
      await expect(commitment).toBeFocused();
      await said;
      const toasts = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
      await expect(toasts).toHaveCount(1);
      // Toasts stay while hovered: only the key closes them.
      await toasts.hover();
      await tabTo(page, continueButton);
      await page.keyboard.press('Escape');
      await expect(toasts).toHaveCount(0);
      await expect(continueButton).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(commitment).toBeFocused();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('1500000');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Investment Interests' })).toBeFocused();
    });

    await test.step('submitting the application leads to the deals', async () => {
      await tabTo(page, page.getByRole('checkbox', { name: 'Real Estate' }));
      await page.keyboard.press('Space');
      await tabTo(page, page.getByRole('checkbox', { name: /agree/ }));
      await page.keyboard.press('Space');
      await tabTo(page, page.getByRole('button', { name: 'Submit Application' }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'EXCLUSIVE INVESTMENT DEALS' })).toBeFocused();
      await expect(page).toHaveTitle(/^Deals/);
    });

    await test.step('a dialog traps focus and returns it', async () => {
      const details = page.getByRole('button', { name: /View Details/ }).first();
      await tabTo(page, details);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('alertdialog');
      const close = dialog.getByRole('button', { name: 'Close' });
      await expect(close).toBeFocused();
      // Tab also visits the toasts and the browser's own controls. An element of the page behind would be covered.
      await tabTo(page, close);
      await escapeFrom(dialog);
      await expect(details).toBeFocused();
    });
  });

  test('the skip link leads into the content', async ({ page }) => {
    await signedInDemo(page, 'investor');
    for (const path of ['/', '/contact', '/deals']) {
      await page.goto(path);
      await waitForQuiet(page);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.locator('main')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus'), path).toHaveCount(1);
      await expect(page.locator('[data-reserved]'), `${path}: parts that were removed`).toHaveCount(0);
    }
  });
});

for (const viewport of [phone, { width: 1280, height: 800 }]) {
  test(`REQ-A11Y-1, REQ-BAN-2, ${viewport.width} px: every focused element is visible, and none traps focus`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await signedInDemo(page, 'investor');
    for (const path of ['/deals', '/join']) {
      await page.goto(path);
      await waitForQuiet(page);
      await tabThrough(page, 'body');
    }
  });
}

/**
 * Runs in the page, in each animation frame: whether a live region contains the words, which it does for one second.
 */
function readSaid(words: string): boolean {
  const speakers = [...document.querySelectorAll('[role=status][aria-live=assertive]')];
  return speakers.some(({ textContent }) => textContent.includes(words));
}
