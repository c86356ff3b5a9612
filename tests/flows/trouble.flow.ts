import type { Page } from '@playwright/test';
import { answerTwoSteps, confirmedAccount, password, signedInVisitor, submitInterests } from './people.ts';
import { expect, newAddress, signIn, test } from './site.ts';

/** Issue 2 §5, 'Bad input': wrong input and trouble get a clear sentence, keep what was typed and send nothing twice. */

async function openSignUp(page: Page): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('button', { name: /create account/i }).click();
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible();
}

test.describe('specification §5, sign-in and sign-up', () => {
  test('empty: each field says what it wants, the first one has the focus, nothing is sent', async ({ page }) => {
    let calls = 0;
    await page.route('**/auth/v1/**', (route) => {
      calls += 1;
      return route.continue();
    });
    await openSignUp(page);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
    await expect(page.getByText('Invalid email address')).toBeVisible();
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
    await expect(page.getByLabel('Full name')).toBeFocused();
    expect(calls).toBe(0);
  });

  test("passwords that differ: 'Passwords don't match' at the second field", async ({ page }) => {
    await openSignUp(page);
    await page.getByLabel('Full name').fill('Mara Lindqvist');
    await page.getByLabel('E-mail').fill('mara@example.com');
    await page.getByLabel('Password', { exact: true }).fill('abcdef');
    await page.getByLabel('Confirm password').fill('abcdeg');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText("Passwords don't match")).toBeVisible();
    await expect(page.getByLabel('Confirm password')).toBeFocused();
    await expect(page.getByLabel('Confirm password')).toHaveAttribute('aria-invalid', 'true');
  });

  test('too long, emoji and right-to-left: limits hold, names of all scripts pass', async ({ page, site }) => {
    await openSignUp(page);
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

  test('a double click and Enter held down send once', async ({ page, site }) => {
    site.expectLog(/400/);
    let calls = 0;
    const answer = Promise.withResolvers<void>();
    await page.route('**/auth/v1/token**', async (route) => {
      calls += 1;
      await answer.promise;
      await route.continue();
    });
    await page.goto('/auth');
    await page.getByLabel('E-mail').fill('nobody@example.com');
    await page.getByLabel('Password', { exact: true }).fill('wrong-wrong');
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
    await page.getByRole('button', { name: 'Signing in...' }).dblclick({ force: true });
    answer.resolve();
    await expect(page.getByText('Sign in failed', { exact: true })).toBeVisible();
    expect(calls).toBe(1);
  });

  test('offline: a clear sentence, the address stays, and it works once the network is back', async ({
    page,
    site,
    context,
  }) => {
    site.expectLog(/ERR_INTERNET_DISCONNECTED/);
    const email = await confirmedAccount(page, site);
    await page.goto('/auth');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Sign in failed', { exact: true })).toBeVisible();
    await expect(page.getByText(/could not be reached/).first()).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/');
  });

  test('a request that never answers is given up after 15 s with a clear sentence', async ({ page }) => {
    await page.route('**/auth/v1/token**', () => new Promise(() => {}));
    await page.goto('/auth');
    await page.getByLabel('E-mail').fill('nobody@example.com');
    await page.getByLabel('Password', { exact: true }).fill('wrong-wrong');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
    await expect(page.getByText('Sign in failed', { exact: true })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByLabel('E-mail')).toHaveValue('nobody@example.com');
  });

  test('storage blocked: signing in works for as long as the page lives', async ({ page, site }) => {
    const email = await confirmedAccount(page, site);
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    });
    await page.goto('/auth');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('an expired link says so on /auth and offers a new one', async ({ page }) => {
    await page.goto('/auth#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid');
    await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
    await expect(page).toHaveURL('/auth');
  });
});

test.describe('rulings, password reset', () => {
  test('the mailed link stays on /auth in reset mode until the password is set', async ({ page, site }) => {
    const email = await confirmedAccount(page, site);
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    const mail = await site.mailTo(email, /password/i);
    await page.goto(/https?:\/\/\S*verify\S*/.exec(mail.text)?.[0] ?? '');
    await expect(page.getByRole('heading', { name: 'New password' })).toBeVisible();
    await expect(page).toHaveURL('/auth');
    await page.getByLabel('New password').fill('another sentence');
    await page.getByLabel('Confirm password').fill('another sentence');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('specification §4, join flow', () => {
  test('back and forward of the browser and of the form keep the answers', async ({ page, site }) => {
    await signedInVisitor(page, site);
    await answerTwoSteps(page, { commitment: '1250000' });
    await page.getByRole('checkbox', { name: 'Hedge Funds' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByLabel(/Minimum commitment/)).toHaveValue(/1,?250,?000/);
    await page.getByRole('link', { name: /Alex/ }).first().click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page.getByText('Step 2 of 3')).toBeVisible();
    await page.getByRole('button', { name: /^Continue/ }).click();
    await expect(page.getByRole('checkbox', { name: 'Hedge Funds' })).toBeChecked();
  });

  test('a session that ends on step 3: to /auth and back, nothing typed is lost', async ({ page, site }) => {
    site.expectLog(/401|400|403|podium/);
    const email = await signedInVisitor(page, site);
    await answerTwoSteps(page, { commitment: '2000000' });
    await page.route('**/rest/v1/investor_onboarding*', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 401,
            contentType: 'application/json',
            body: '{"code":"PGRST301","message":"JWT expired"}',
          })
        : route.continue(),
    );
    await page.route('**/auth/v1/token?grant_type=refresh_token', (route) =>
      route.fulfill({
        status: 400,
        contentType: 'application/json',
        body: '{"error_code":"refresh_token_not_found","msg":"Invalid Refresh Token"}',
      }),
    );
    await submitInterests(page);
    await expect(page).toHaveURL('/auth');
    await page.unrouteAll();
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/join');
    await expect(page.getByText('Step 3 of 3')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Commodities' })).toBeChecked();
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page).toHaveURL('/deals');
    await expect(page.getByText('Qualified Investor')).toBeVisible();
  });

  test('two tabs: signing out in one closes the deals in the other', async ({ page, site, context }) => {
    await signedInVisitor(page, site);
    await answerTwoSteps(page, { commitment: '1000000' });
    await submitInterests(page);
    await expect(page.getByText('Qualified Investor')).toBeVisible();
    const second = await context.newPage();
    await second.goto('/deals');
    await expect(second.getByText('Qualified Investor')).toBeVisible();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(second).toHaveURL('/auth');
  });

  test('/join with a record opens prefilled and can be sent again (rulings)', async ({ page, site }) => {
    await signedInVisitor(page, site);
    await answerTwoSteps(page, { commitment: '300000' });
    await submitInterests(page);
    await expect(page.getByRole('heading', { name: 'Qualification Required' })).toBeVisible();
    await page.getByRole('link', { name: 'Complete Qualification' }).click();
    await expect(page.getByRole('radio', { name: 'Singapore' })).toBeChecked();
    await page.getByRole('button', { name: /^Continue/ }).click();
    await page.getByLabel(/Minimum commitment/).fill('1,000,000');
    await page.getByRole('button', { name: /^Continue/ }).click();
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page.getByText('Qualified Investor')).toBeVisible();
  });
});

test.describe('specification §2, deals screen', () => {
  test('deals that fail to load can be asked for again', async ({ page, site }) => {
    site.expectLog(/503/);
    await signedInVisitor(page, site);
    await answerTwoSteps(page, { commitment: '1000000' });
    await page.route('**/rest/v1/deals*', (route) => route.fulfill({ status: 503, body: 'no' }));
    await submitInterests(page);
    await expect(page.getByRole('alert').first()).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: /View Details/ })).toHaveCount(4);
  });

  test('a record that cannot be read counts as no record and is logged (§8)', async ({ page, site }) => {
    site.expectLog(/503/);
    site.expectLog(/The onboarding record could not be read/);
    const email = await confirmedAccount(page, site);
    await signIn(page, email, password);
    await page.route('**/rest/v1/investor_onboarding*', (route) => route.fulfill({ status: 503, body: 'no' }));
    const logged = page.waitForEvent('console', (message) => message.text().includes('onboarding record'));
    await page.goto('/deals');
    await logged;
    await expect(page.getByRole('heading', { name: 'Qualification Required' })).toBeVisible();
  });
});

test('a form that is sent before the scripts arrive is sent once they are there', async ({ page, site }) => {
  const email = newAddress('early');
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/');
  await page.locator('#newsletter').getByLabel('E-mail').fill(email);
  await page.keyboard.press('Enter');
  await page.waitForTimeout(300);
  scripts.resolve();
  await expect(page.getByText('Subscribed! Check your email.')).toBeVisible();
  await site.mailTo(email, /confirm/i);
  expect(await site.countMailTo(email)).toBe(1);
});
