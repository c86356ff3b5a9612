import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes, hydrateAll, withOpenDialog } from './accessible.ts';
import { expectEdges, expectRoomForFingers } from './controls.ts';
import { fillInquiryForm } from './forms.ts';
import { expect, newAddress, test } from './site.ts';

/** Drawers, dialogs, and what forms and mailed links answer: each state once, in both themes. Pages at rest: everyPage. */
test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('REQ-A11Y-1, no axe violation, large targets, edges in forced colours, phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'light' });

  test('drawers', ({ page }) => checkDrawers(page));
  test('refused forms', ({ page }) => checkForms(page));

  test('results of mailed links', async ({ page, site }) => {
    site.expectLog(/503|400 \(Bad Request\)/);
    await checkMailedLinks(page);
  });
});

test.describe('REQ-A11Y-1, no axe violation, large targets, edges in forced colours, desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, colorScheme: 'dark' });

  test('drawers', ({ page }) => checkDrawers(page));
  test('dialogs', ({ page }) => checkDialogs(page));

  test('results of the contact form', async ({ page, site }) => {
    site.expectLog(/503|400 \(Bad Request\)/);
    await checkContactForm(page);
  });

  test('the local inbox', async ({ page }) => {
    // It reloads when mail arrives, and other tests send mail meanwhile.
    await page.route('**/_dev/mail.json', (route) => route.fulfill({ json: [] }));
    await page.goto('/_dev/mail');
    await expectAccessibleInBothThemes(page, 'the local inbox');
  });
});

/** The page with all islands hydrated. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await hydrateAll(page);
}

async function checkState(page: Page, state: string): Promise<void> {
  await expectAccessibleInBothThemes(page, state);
  await expectRoomForFingers(page, state);
  await page.emulateMedia({ forcedColors: 'active' });
  await expectEdges(page, state);
  await page.emulateMedia({ forcedColors: 'none' });
}

async function checkDrawers(page: Page): Promise<void> {
  await open(page, '/');
  const menu = page.getByRole('button', { name: 'Open menu' });
  const road = page.getByRole('button', { name: 'On the Road' });
  for (const opener of [menu, road]) {
    if (!(await opener.isVisible())) continue;
    await withOpenDialog(opener, () => checkState(page, `drawer of ${opener.toString()}`));
  }
}

async function checkDialogs(page: Page): Promise<void> {
  await open(page, '/calendar');
  const details = page.getByRole('button', { name: /^Details/ }).first();
  await withOpenDialog(details, () => checkState(page, 'event'));

  const invite = page.getByRole('main').getByRole('button', { name: /^Invite/ });
  await withOpenDialog(invite, async () => {
    const dialog = page.getByRole('dialog');
    await checkState(page, 'invitation, requirements not accepted');
    await dialog.getByRole('checkbox').click();
    await dialog.getByRole('button', { name: 'Write the e-mail' }).click();
    await expect(dialog.getByText('Event name is required')).toBeVisible();
    await checkState(page, 'invitation, refused');
  });
}

async function checkForms(page: Page): Promise<void> {
  const refusals = [
    { path: '/speaking', button: 'Submit Speaking Request' },
    { path: '/contact', button: 'Send message' },
    { path: '/', button: 'Download the AI prompts' },
    { path: '/', button: 'Subscribe', address: 'a@b' },
  ];
  for (const { path, button, address } of refusals) {
    await open(page, path);
    if (address) await page.locator('#newsletter').getByLabel('E-mail').fill(address);
    await page.getByRole('button', { name: button }).click();
    const wrong = page.locator('[aria-invalid=true]').first();
    await expect(wrong).toBeFocused();
    await expect(wrong).toHaveAccessibleDescription(/\S/);
    await expectAccessibleInBothThemes(page, `${path}, ${button}`);
  }
}

async function checkMailedLinks(page: Page): Promise<void> {
  for (const path of ['/newsletter/confirm?token=x', '/newsletter/unsubscribe?token=x']) {
    await open(page, path);
    const button = page.getByRole('main').getByRole('button');
    await failingFunctions(page, async () => {
      await button.click();
      await expect(page.getByRole('heading', { level: 1, name: 'No answer' })).toBeVisible();
      await expectAccessibleInBothThemes(page, `${path}, no answer`);
    });
    await button.click();
    await expect(page.getByRole('heading', { level: 1, name: 'This link is spent' })).toBeVisible();
    await expectAccessibleInBothThemes(page, `${path}, spent`);
  }
}

async function checkContactForm(page: Page): Promise<void> {
  await open(page, '/contact');
  await fillInquiryForm(page, newAddress('contact'));
  const button = page.getByRole('button', { name: 'Send message' });
  await failingFunctions(page, async () => {
    await button.click();
    await expect(page.getByText('Submission Failed', { exact: true })).toBeVisible();
    await expectAccessibleInBothThemes(page, 'contact form, failed');
  });
  await button.click();
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'contact form, sent');
}

async function failingFunctions(page: Page, look: () => Promise<void>): Promise<void> {
  await page.route('**/functions/v1/**', (route) => route.fulfill({ status: 503, body: 'no' }));
  await look();
  await page.unrouteAll();
}
