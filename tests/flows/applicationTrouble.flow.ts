import { brand } from '../../packages/data/src/content/brand.ts';
import { waitForQuiet } from '../../tools/settled.ts';
import { answerTwoSteps, confirmedAccount, password, signedInVisitor, submitInterests } from './people.ts';
import { expect, signIn, test } from './site.ts';

/** Issue 2 §5, 'Bad input', on /join and /deals: nothing typed is lost, and the page is never blank. */

test.describe('specification §4, join flow', () => {
  test('back and forward of the browser and of the form keep the answers', async ({ page, site }) => {
    await signedInVisitor(page, site);
    await answerTwoSteps(page, { commitment: '1250000' });
    await page.getByRole('checkbox', { name: 'Hedge Funds' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByLabel(/Minimum commitment/)).toHaveValue(/1,?250,?000/);
    await page.getByRole('link', { name: brand.name }).first().click();
    // The address is there before the page.
    await expect(page.locator('#hero')).toBeVisible();
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
    // Requests that are under way when the routes end are lost.
    await expect(page.getByLabel('E-mail')).toBeVisible();
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
    await waitForQuiet(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: /View Details/ })).toHaveCount(4);
  });

  test('a qualified investor is not refused while the qualification cannot be read', async ({ page, site }) => {
    site.expectLog(/503/);
    site.expectLog(/The qualification could not be read/);
    await signedInVisitor(page, site);
    await answerTwoSteps(page, { commitment: '1000000' });
    await page.route('**/rest/v1/rpc/qualification*', (route) => route.fulfill({ status: 503, body: 'no' }));
    await submitInterests(page);
    await expect(page).toHaveURL('/deals');
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Qualification Required' })).toHaveCount(0);
    await expect(page.getByText('Qualified Investor')).toHaveCount(0);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Qualified Investor')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'EXCLUSIVE INVESTMENT DEALS' })).toBeFocused();
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
