import { expect, type Locator, type Page, test } from '@playwright/test';
import { pageMetas } from '../../apps/site/src/head/pageMetas.ts';
import { fillInquiryForm, fillSignUp } from './forms.ts';
import { choosePassword, confirmationLinkIn, password } from './people.ts';
import { waitForApp } from './settled.ts';
import { newAddress, waitForMail } from './site.ts';

/** The main journeys, in Firefox and WebKit. The other flows test their details in Chromium. */

const address = process.env['PODIUM_ADDRESS'] ?? '';
test.use({ baseURL: address });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForApp(page);
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Forty presses of Tab do not lead to ${target.toString()}.`);
}

test('home: the bar scrolls to a section, and a dialog returns the focus', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Calendar', exact: true }).click();
  const distance = () => page.locator('#calendar').evaluate((section) => section.getBoundingClientRect().top);
  await expect.poll(distance).toBeLessThan(200);
  await expect(page).toHaveURL('/');

  const details = page.getByRole('button', { name: /^Details/ }).first();
  await details.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(details).toBeFocused();

  // Engines format amounts differently by default.
  await open(page, '/invest');
  await expect(page.getByText('Nothing starts below €500K.')).toBeVisible();
});

test('forms: a message is sent and mailed', async ({ page }) => {
  const email = newAddress('writer');
  await open(page, '/contact');
  await page.getByRole('tab', { name: 'Media' }).click();
  const send = page.getByRole('button', { name: 'Send message' });
  await send.click();
  await expect(page.getByRole('main').getByLabel('Name')).toBeFocused();
  await fillInquiryForm(page, email);
  await send.click();
  await expect(page.getByText('Message Sent!').first()).toBeVisible();
  await waitForMail(address, email);
});

test('sign-up to deals', async ({ page }) => {
  const email = newAddress('investor');
  await open(page, '/');
  await page.locator('#hero').getByRole('link', { name: 'Request Deal Access' }).click();
  await page.getByRole('button', { name: /create account/i }).click();
  await fillSignUp(page, email, password);
  await page.getByRole('button', { name: 'Create Account', exact: true }).click();
  await expect(page.getByText('Check your email', { exact: true })).toBeVisible();

  await open(page, confirmationLinkIn(await waitForMail(address, email, /confirm/i)));
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await choosePassword(page);

  await open(page, '/deals');
  await page.getByRole('link', { name: 'Complete Qualification' }).click();
  await page.getByRole('radio', { name: 'Yes' }).click();
  await page.getByRole('radio', { name: 'Germany' }).click();
  await page.getByRole('button', { name: /^Continue/ }).click();
  await page.getByLabel(/Minimum commitment/).fill('1,500,000');
  await page.getByLabel(/Net worth/).fill('4,000,000');
  await page.getByRole('radio', { name: '8+' }).click();
  await page.getByRole('button', { name: /^Continue/ }).click();
  await page.getByRole('checkbox', { name: 'Real Estate' }).click();
  await page.getByRole('checkbox', { name: /agree/ }).click();
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page).toHaveURL('/deals');
  await expect(page.getByText('Qualified Investor')).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('You have been successfully signed out.').first()).toBeVisible();
});

test('theme: a chosen theme is kept', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('radio', { name: 'Plate' }).click();
  for (const visit of [0, 1]) {
    if (visit) await open(page, '/about');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('body')).toHaveCSS('color-scheme', 'dark');
  }
});

test('keyboard: from the home page through sign-in to a dialog of the deals', async ({ page }) => {
  await open(page, '/');
  await tabTo(page, page.locator('#hero').getByRole('link', { name: 'Request Deal Access' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeFocused();
  await tabTo(page, page.getByLabel('E-mail'));
  await page.keyboard.type('investor@podium.example');
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type('podium-demo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');

  await open(page, '/deals');
  await expect(page.getByText('Qualified Investor')).toBeVisible();
  await tabTo(page, page.getByRole('radio', { name: 'All' }));
  for (const name of ['Private Equity', 'Venture Capital']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name })).toBeFocused();
  }
  const details = page.getByRole('button', { name: /View Details/ });
  // Otherwise the focus may reach a card that the filter removes.
  await expect(details).toHaveCount(1);
  await tabTo(page, details);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(details).toBeFocused();
});

test('every page fits a phone of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const { path } of pageMetas) {
    if (path === undefined) continue;
    await page.goto(path);
    const { overflow, banner } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      // Some pages have no banner.
      const { height } = document.querySelector('header section')?.getBoundingClientRect() ?? { height: 48 };
      return { overflow: scrollWidth - clientWidth, banner: height };
    });
    expect.soft({ overflow, banner }, path).toEqual({ overflow: 0, banner: 48 });
  }
});
