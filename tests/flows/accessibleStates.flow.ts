import type { Page } from '@playwright/test';
import { brand } from '@podium/brands/legal-tender/content/brand.ts';
import {
  escapeFrom,
  expectAccessibleInForcedColors,
  expectFitting,
  expectUsableState,
  hydrateAll,
  setLetterSize,
  withOpenDialog,
} from './accessible.ts';
import { answerTwoSteps, signedInDemo } from './people.ts';
import { expect, test } from './site.ts';

/**
 * Drawers, dialogs and the pages of investors. everyPage covers public pages in their initial state; stories run axe.
 */
test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

/** The page with all islands hydrated. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await hydrateAll(page);
}

test.describe('REQ-A11Y-1, desktop, dark', () => {
  test.use({ viewport: { width: 1280, height: 800 }, colorScheme: 'dark' });

  test('dialogs', async ({ page }) => {
    await open(page, '/calendar');
    const details = page.getByRole('button', { name: /^Details/ }).first();
    await withOpenDialog(details, () => expectUsableState(page, 'event'));

    const invite = page.getByRole('main').getByRole('button', { name: /^Invite/ });
    await withOpenDialog(invite, async () => {
      const dialog = page.getByRole('dialog');
      await expectUsableState(page, 'invitation, requirements not accepted');
      await dialog.getByRole('checkbox').click();
      await dialog.getByRole('button', { name: 'Write the e-mail' }).click();
      await expect(dialog.getByText('Event name is required')).toBeVisible();
      await expectUsableState(page, 'invitation, refused');
    });
  });
});

test('REQ-A11Y-1: drawers', async ({ page }) => {
  await open(page, '/');
  for (const name of ['Open menu', 'On the Road']) {
    await withOpenDialog(page.getByRole('button', { name }), async () => {
      await expectUsableState(page, name);
      await page.setViewportSize({ width: 320, height: 640 });
      await setLetterSize(page, '200%');
      await expectFitting(page, `${name}, 320 px and text at 200 %`);
      await setLetterSize(page, '');
    });
  }
});

test('REQ-A11Y-1, text at 200 %: the bar shows the whole name', async ({ page }) => {
  await page.goto('/about');
  await setLetterSize(page, '200%');
  const name = page.getByRole('banner').getByRole('link', { name: brand.name }).getByText(brand.name);
  for (const width of [320, 390, 1024]) {
    await page.setViewportSize({ width, height: 844 });
    await expectFitting(page, `bars, ${width} px`);
    // An ellipsis hides text that would make it wider.
    expect(await name.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    expect((await name.boundingBox())?.height).toBeLessThan(60);
    await expect(name).toBeInViewport({ ratio: 1 });
  }
});

test('REQ-A11Y-1: the application', async ({ page }) => {
  await signedInDemo(page, 'visitor');
  await page.goto('/deals');
  await expect(page.getByRole('heading', { name: 'Qualification Required' })).toBeVisible();
  await expectUsableState(page, 'qualification required');
  await page.goto('/join');
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect(page.getByText('Please select yes or no')).toBeVisible();
  await expectUsableState(page, 'step 1, refused');
  await expectAccessibleInForcedColors(page, 'step 1, refused');
  await answerTwoSteps(page, '5');
  await expect(page.getByRole('listitem').filter({ hasText: 'Invalid commitment' })).toBeVisible();
  await expectUsableState(page, 'step 2, refused');
  await answerTwoSteps(page, '1500000');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('You must agree to proceed')).toBeVisible();
  await expectUsableState(page, 'step 3, refused');
});

test('REQ-A11Y-1: deals and account', async ({ page, site }) => {
  site.expectLog(/503/);
  await signedInDemo(page, 'investor');
  await page.route('**/rest/v1/deals*', (route) => route.fulfill({ status: 503, body: 'no' }));
  await page.goto('/deals');
  await expect(page.getByText('The deals did not arrive.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();

  const details = page.getByRole('button', { name: /View Details/ });
  await expect(details).toHaveCount(4);
  await expectUsableState(page, 'deals');
  await details.first().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectUsableState(page, 'alert');
  await escapeFrom(page.getByRole('alertdialog'));

  await page.getByRole('button', { name: 'Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Account' });
  const tabs = dialog.getByRole('tab');
  await expect(tabs).toHaveText(['Password', 'Security', 'E-mail', 'My data', 'Delete']);
  for (const tab of await tabs.all()) {
    await tab.click();
    await expect(dialog.getByRole('tabpanel').getByRole('button').last()).toBeVisible();
    await expectUsableState(page, `account, ${await tab.textContent()}`);
  }
  await tabs.first().click();
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.locator('[aria-invalid=true]').first()).toBeFocused();
});
