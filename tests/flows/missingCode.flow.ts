import { waitForApp } from '../../tools/settled.ts';
import { expectAccessible } from './accessible.ts';
import { answerTwoSteps, signedInVisitor, submitInterests } from './people.ts';
import { expect, newAddress, test } from './site.ts';

test.describe('issue 2 §5, code that does not arrive', () => {
  const sentence = 'Part of this page did not load. Please check your connection.';

  test('a page reached by a link: a sentence in its place, and trying again brings it', async ({ page, site }) => {
    site.expectLog(/ERR_FAILED|dynamically imported module|recreate this component tree/);
    await page.goto('/auth');
    await waitForApp(page);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.getByRole('banner').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'This page did not load' })).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page).toHaveTitle(/^This page did not load \| ./);
    await expectAccessible(page, 'the page that did not load');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('#newsletter')).toBeVisible();
  });

  test('the script of a page that needs it at once: the sentence and a way to reload', async ({ page, site }) => {
    site.expectLog(/ERR_FAILED/);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/newsletter/confirm?token=x');
    await expect(page.getByText(sentence)).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Reload the page' }).click();
    await waitForApp(page);
    await expect(page.getByRole('main').getByRole('button')).toBeVisible();
    await expect(page.getByText(sentence)).toBeHidden();
  });

  test('the script of /auth: the sentence beside the form, and reloading brings one that answers', async ({
    page,
    site,
  }) => {
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

  test('the module of a prerendered page: its words stay, with the sentence beside them', async ({ page, site }) => {
    site.expectLog(/ERR_FAILED|dynamically imported module/);
    await page.route('**/assets/home-*.js', (route) => route.abort());
    await page.goto('/');
    await page.mouse.move(10, 10);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a part of a page: the sentence, what was typed stays, and reloading brings the part', async ({
    page,
    site,
  }) => {
    site.expectLog(/ERR_FAILED|dynamically imported module/);
    await page.route('**/assets/Coupon-*.js', (route) => route.abort());
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

  test('a part that comes after all takes the sentence away', async ({ page, site }) => {
    site.expectLog(/ERR_FAILED|dynamically imported module/);
    await page.route('**/assets/SiteFoot-*.js', (route) => route.abort());
    await page.goto('/');
    await page.locator('#newsletter').scrollIntoViewIfNeeded();
    await expect(page.getByText(sentence)).toBeVisible();
    // Chromium keeps a module that failed until the page is left; other browsers ask for it again.
    const foot = page.locator('[data-asleep]').filter({ has: page.locator('#newsletter') });
    await foot.first().dispatchEvent('islandawake', { bubbles: true });
    await expect(page.getByText(sentence)).toBeHidden();
  });

  test('the client of the backend: signing in says so and keeps the address', async ({ page, site }) => {
    site.expectLog(/ERR_FAILED|dynamically imported module/);
    await page.route('**/assets/siteBackend-*.js', (route) => route.abort());
    await page.goto('/auth');
    await page.getByLabel('E-mail').fill('nobody@example.com');
    await page.getByLabel('Password', { exact: true }).fill('wrong-wrong');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Sign in failed', { exact: true })).toBeVisible();
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue('nobody@example.com');
  });
});

test.describe('issue 2 §5, code that comes late', () => {
  test('the page before stays until the next one is there', async ({ page }) => {
    const code = Promise.withResolvers<void>();
    await page.route('**/assets/home-*.js', async (route) => {
      await code.promise;
      await route.continue();
    });
    await page.goto('/auth');
    await waitForApp(page);
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    const asked = page.waitForRequest('**/assets/home-*.js');
    await page.getByRole('banner').getByRole('link').click();
    await asked;
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    code.resolve();
    await expect(page.locator('#hero')).toBeVisible();
  });

  test('a sent application stays at its last step until the deals are there', async ({ page, site }) => {
    const code = Promise.withResolvers<void>();
    await page.route('**/assets/deals-*.js', async (route) => {
      await code.promise;
      await route.continue();
    });
    await signedInVisitor(page, site);
    await answerTwoSteps(page, { commitment: '1000000' });
    await submitInterests(page);
    await expect(page.getByText('Application Submitted', { exact: true })).toBeVisible();
    await expect(page.getByText('Step 3 of 3')).toBeVisible();
    code.resolve();
    await expect(page.getByText('Qualified Investor')).toBeVisible();
  });
});
