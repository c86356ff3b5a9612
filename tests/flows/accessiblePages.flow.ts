import type { Page } from '@playwright/test';
import { routes } from '../../packages/data/src/content/routes.ts';
import {
  doubleLetters,
  expectAccessible,
  expectAccessibleInForcedColors,
  expectFitting,
  lookBehind,
  tabThrough,
  wakeAll,
} from './accessible.ts';
import { expect, newAddress, test } from './site.ts';

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

const prerendered = Object.values(routes).flatMap(({ path, isForSearch }) => (path && isForSearch ? [path] : []));
const mailed = ['/newsletter/confirm?token=x', '/newsletter/unsubscribe?token=x', '/newsletter/confirm'];
const pages = [...prerendered, ...mailed, '/no/such'];

test.describe.configure({ mode: 'parallel', timeout: 120_000 });

test.beforeEach(async ({ page, site }) => {
  site.expectLog(/404|no\/such/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const [device, viewport] of Object.entries(sizes)) {
  test.describe(`rulings, WCAG 2.2 AA: what everybody sees, ${device}`, () => {
    test.use({ viewport });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`no page has what axe finds, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        for (const path of pages) {
          await open(page, path);
          await expectAccessible(page, path);
          if (['/', '/contact'].includes(path)) await expectAccessibleInForcedColors(page, path);
        }
        // It loads itself again when mail comes, and others get mail meanwhile.
        await page.route('**/_dev/mail.json', (route) => route.fulfill({ json: [] }));
        await page.goto('/_dev/mail');
        await expectAccessible(page, 'the embedded inbox');
      });

      test(`no drawer, dialog or refused form has what axe finds, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await test.step('drawers', () => checkDrawers(page));
        await test.step('dialogs', () => checkDialogs(page));
        await test.step('refused forms', () => checkForms(page));
      });

      test(`nothing that answers or fails has what axe finds, ${colorScheme}`, async ({ page, site }) => {
        site.expectLog(/503|400 \(Bad Request\)/);
        await page.emulateMedia({ colorScheme });
        await test.step('mailed links', () => checkMailedLinks(page));
        await test.step('a letter', () => checkLetter(page));
      });
    }

    test('every stop of every page can be seen, none is a trap, and letters of twice their size fit', async ({
      page,
    }) => {
      for (const path of pages) {
        await open(page, path);
        await tabThrough(page, path);
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await doubleLetters(page);
        await expectFitting(page, path);
      }
    });
  });
}

test.describe('rulings, WCAG 2.2 AA: reflow', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('no page scrolls sideways at 320 px', async ({ page }) => {
    for (const path of pages) {
      await open(page, path);
      await expectFitting(page, path);
    }
  });
});

/** The page with all its parts awake. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await wakeAll(page);
}

async function checkDrawers(page: Page): Promise<void> {
  await open(page, '/');
  const menu = page.getByRole('button', { name: 'Open menu' });
  const road = page.getByRole('button', { name: 'On the Road' });
  for (const opener of [menu, road]) {
    if (!(await opener.isVisible())) continue;
    await lookBehind(opener, () => expectAccessible(page, `drawer of ${opener.toString()}`));
  }
}

async function checkDialogs(page: Page): Promise<void> {
  await open(page, '/calendar');
  const details = page.getByRole('button', { name: /^Details/ }).first();
  await lookBehind(details, () => expectAccessible(page, 'event'));

  const invite = page.getByRole('main').getByRole('button', { name: /^Invite/ });
  await lookBehind(invite, async () => {
    const dialog = page.getByRole('dialog');
    await expectAccessible(page, 'invitation, rider not accepted');
    await dialog.getByRole('checkbox').click();
    await dialog.getByRole('button', { name: 'Write the e-mail' }).click();
    await expect(dialog.getByText('Event name is required')).toBeVisible();
    await expectAccessible(page, 'invitation, refused');
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
    await expectAccessible(page, `${path}, ${button}`);
  }
}

async function checkMailedLinks(page: Page): Promise<void> {
  for (const path of ['/newsletter/confirm?token=x', '/newsletter/unsubscribe?token=x']) {
    await open(page, path);
    const button = page.getByRole('main').getByRole('button');
    await failingFunctions(page, async () => {
      await button.click();
      await expect(page.getByRole('heading', { level: 1, name: 'No answer' })).toBeVisible();
      await expectAccessible(page, `${path}, no answer`);
    });
    await button.click();
    await expect(page.getByRole('heading', { level: 1, name: 'This link is spent' })).toBeVisible();
    await expectAccessible(page, `${path}, spent`);
  }
}

async function checkLetter(page: Page): Promise<void> {
  await open(page, '/contact');
  await page.getByLabel('Name').fill('Robin Roe');
  await page.getByLabel('E-mail').first().fill(newAddress('letter'));
  await page.getByLabel('Message').fill('May we print the photograph?');
  const button = page.getByRole('button', { name: 'Send message' });
  await failingFunctions(page, async () => {
    await button.click();
    await expect(page.getByText('Submission Failed', { exact: true })).toBeVisible();
    await expectAccessible(page, 'letter, failed');
  });
  await button.click();
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
  await expectAccessible(page, 'letter, sent');
}

async function failingFunctions(page: Page, look: () => Promise<void>): Promise<void> {
  await page.route('**/functions/v1/**', (route) => route.fulfill({ status: 503, body: 'no' }));
  await look();
  await page.unrouteAll();
}
