import type { Page } from '@playwright/test';
import { waitForApp } from './settled.ts';
import { fillInquiryForm, fillSignIn } from './forms.ts';
import { signedInDemo } from './people.ts';
import { expect, newAddress, test } from './site.ts';

test.describe('REQ-SAFE-1: code that fails to load', () => {
  const sentence = 'Part of this page did not load. Please check your connection.';

  test('a page opened by a link: an error page, and a retry loads it', async ({ page, site }) => {
    site.expectLog(/ERR_FAILED|dynamically imported module|recreate this component tree/);
    await page.goto('/auth');
    await waitForApp(page);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.getByRole('banner').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'This page did not load' })).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page).toHaveTitle(/^This page did not load \| ./);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('#newsletter')).toBeVisible();
  });

  test('the script of /auth: an error beside the form, and the form works after a reload', async ({ page, site }) => {
    site.expectLog(/ERR_FAILED|dynamically imported module/);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/auth');
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Reload the page' }).click();
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot password?' })).toBeVisible();
    await expect(page.getByText(sentence)).toBeHidden();
  });

  test('an island: an error, what was typed stays, and the island works after a reload', async ({ page, site }) => {
    site.expectLog(/ERR_FAILED|dynamically imported module/);
    await page.route('**/assets/NewsletterSignup-*.js', (route) => route.abort());
    await page.goto('/');
    const email = newAddress('part');
    const field = page.locator('#newsletter').getByLabel('E-mail');
    await field.fill(email);
    await expect(page.getByText(sentence)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue(email);
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Reload the page' }).click();
    await field.fill(email);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Subscribed! Check your email.')).toBeVisible();
    await expect(page.getByText(sentence)).toBeHidden();
    await site.mailTo(email, /confirm/i);
    expect(await site.countMailTo(email)).toBe(1);
  });
});

test.describe('REQ-FORM-6: text typed before a reload that the page advises', () => {
  const readStorage = () => {
    (window as { keptAtStart?: string | null }).keptAtStart = sessionStorage.getItem('podium-typed');
  };
  const keptAtStart = (page: Page) => page.evaluate(() => (window as { keptAtStart?: string | null }).keptAtStart);
  const advice = (page: Page) => page.getByRole('link', { name: 'Reload the page' });

  test.beforeEach(async ({ page, site }) => {
    site.expectLog(/ERR_FAILED|dynamically imported module/);
    await page.addInitScript(readStorage);
    await page.route('**/assets/siteBackend-*.js', (route) => route.abort());
  });

  test('is restored, can be sent, and is removed from storage', async ({ page }) => {
    await page.goto('/contact');
    const email = newAddress('typed');
    await fillInquiryForm(page, email);
    await page.locator('#newsletter').getByLabel('E-mail').fill('other@example.com');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(
      page.getByText(/^Submission Failed\. Part of this page did not load\. .* reload the page\.$/),
    ).toBeVisible();
    await expect(advice(page)).toBeVisible();
    await page.unrouteAll();
    await advice(page).click();
    await expect(page.getByLabel('Message')).toHaveValue('May we print the photograph?');
    await expect(page.getByLabel('E-mail').first()).toHaveValue(email);
    await expect(page.locator('#newsletter').getByLabel('E-mail')).toHaveValue('other@example.com');
    expect(await keptAtStart(page)).toContain('photograph');
    expect(await page.evaluate(() => sessionStorage.getItem('podium-typed'))).toBeNull();
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Message Sent!').first()).toBeVisible();
  });

  test('is restored with the choices', async ({ page }) => {
    await page.goto('/speaking');
    await fillInquiryForm(page);
    const chip = page.getByRole('radio', { name: 'Keynote' });
    await chip.check();
    await page.getByRole('button', { name: 'Submit Speaking Request' }).click();
    await expect(advice(page)).toBeVisible();
    await page.unrouteAll();
    await advice(page).click();
    await expect(chip).toBeChecked();
    await page.getByRole('button', { name: 'Submit Speaking Request' }).click();
    await expect(page.getByText('Inquiry Submitted!').first()).toBeVisible();
    await expect(page.getByRole('group', { name: /./ }).getByText('Keynote', { exact: true }).first()).toBeVisible();
  });

  test('is not restored on another page, and is not stored without the advice', async ({ page }) => {
    await page.goto('/contact');
    const email = page.locator('#newsletter').getByLabel('E-mail');
    await email.fill('robin@example.com');
    await page.keyboard.press('Enter');
    await expect(advice(page)).toBeVisible();
    await page.unrouteAll();
    await page.goto('/speaking');
    await waitForApp(page);
    await expect(email).toHaveValue('');
    await page.goto('/contact');
    await waitForApp(page);
    await expect(email).toHaveValue('');
    await email.fill('robin@example.com');
    await page.goto('/about');
    expect(await keptAtStart(page)).toBeNull();
  });

  test('is never stored if it is a password', async ({ page }) => {
    await page.goto('/auth');
    await fillSignIn(page, 'nobody@example.com', 'wrong-wrong');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Sign in failed', { exact: true })).toBeVisible();
    await expect(advice(page)).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue('nobody@example.com');
    await page.unrouteAll();
    await advice(page).click();
    await expect(page.getByLabel('E-mail')).toHaveValue('nobody@example.com');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    expect(await keptAtStart(page)).not.toContain('wrong-wrong');
  });

  test('REQ-JOIN-3: is never stored if it is an answer of an application', async ({ page }) => {
    await page.unrouteAll();
    await signedInDemo(page, 'investor');
    await page.goto('/join');
    await page.getByRole('button', { name: /^Continue/ }).click();
    await page.getByLabel(/Minimum commitment/).fill('5');
    await page.evaluate(() => document.getElementById('load-error')?.removeAttribute('hidden'));
    await advice(page).click();
    await expect(page.getByText('Step 1 of 3')).toBeVisible();
    expect(await keptAtStart(page)).toBeNull();
  });
});
