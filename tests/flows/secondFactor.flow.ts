import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { totpCode } from '../../apps/local-supabase/src/shims/totp.ts';
import { submitSignIn, tryToSignIn } from './forms.ts';
import {
  answerTwoSteps,
  closeAccount,
  keptSession,
  newSession,
  openAccount,
  password,
  signedInVisitor,
  signOut,
  statusOfRefresh,
  submitInterests,
} from './people.ts';
import { expect, test } from './site.ts';

const stepMs = 30_000;

/** Unused codes of one secret: each works once, and three time steps are valid at a time. */
function createCodes(secret: string) {
  const used = new Set<string>();
  const unused = (steps: number[]) =>
    steps.map((step) => totpCode(secret, Date.now() + step * stepMs)).find((code) => !used.has(code));
  return {
    /** Waits if the only unused code would expire while it is typed. */
    async next(): Promise<string> {
      let code: string | undefined;
      while (code === undefined) {
        const isLate = Date.now() % stepMs > stepMs - 8000;
        code = unused(isLate ? [0, 1] : [0, 1, -1]);
        if (code === undefined) await sleep(500);
      }
      used.add(code);
      return code;
    },
    wrong: () => totpCode(secret, Date.now() + 9 * stepMs),
  };
}

type Codes = ReturnType<typeof createCodes>;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Account' });
const codeField = (page: Page) => page.getByLabel('Code of your authenticator app');

/** Sets up the second factor in the dialog, as a user who types the key into an app. */
async function setUp(page: Page): Promise<Codes> {
  await dialog(page).getByRole('button', { name: 'Set up two-step sign-in' }).click();
  await expect(dialog(page).getByRole('img', { name: 'QR code of the setup key' })).toBeVisible();
  const secret = (await dialog(page).locator('code').innerText()).replaceAll(' ', '');
  const codes = createCodes(secret);
  await codeField(page).fill(codes.wrong());
  await page.keyboard.press('Enter');
  await expect(codeField(page)).toHaveAccessibleDescription(/This is not the current code/);
  await expect(codeField(page)).toBeFocused();
  await codeField(page).fill(await codes.next());
  await page.keyboard.press('Enter');
  await expect(page.getByText('Two-step sign-in is on', { exact: true })).toBeVisible();
  return codes;
}

test.describe('REQ-AUTH-7: second factor', () => {
  test('is set up, required after the password, required again after a reload, and removed', async ({ page, site }) => {
    test.slow();
    site.expectLog(/4(00|01|03|22)/);
    const email = await signedInVisitor(page, site);
    await page.goto('/deals');
    await openAccount(page, 'Security');
    const codes = await setUp(page);
    await closeAccount(page);
    await expect(page.getByRole('button', { name: 'Account' })).toBeFocused();
    await signOut(page);

    await tryToSignIn(page, email, password);
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
    await page.getByLabel('Code', { exact: true }).fill(codes.wrong());
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(/This is not the current code/);

    // A reload before the code: the password alone gives no access.
    await page.goto('/deals');
    await expect(page).toHaveURL('/auth');
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
    const { access_token } = await keptSession(page);
    const headers = { apikey: 'sb_publishable_local', authorization: `Bearer ${access_token}` };
    expect(await (await page.request.get('/rest/v1/profiles?select=*', { headers })).json()).toEqual([]);

    await page.getByLabel('Code', { exact: true }).fill(await codes.next());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');

    await page.goto('/deals');
    await openAccount(page, 'Security');
    await dialog(page).getByRole('button', { name: 'Turn off' }).click();
    const question = page.getByRole('alertdialog', { name: 'Turn off two-step sign-in?' });
    await codeField(page).fill(await codes.next());
    await question.getByRole('button', { name: 'Turn off' }).click();
    await expect(page.getByText('Two-step sign-in is off', { exact: true })).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Set up two-step sign-in' })).toBeVisible();
  });

  test("REQ-AUTH-5: 'Sign out everywhere' ends the sessions of other devices, or only this one if the service fails", async ({
    page,
    site,
  }) => {
    site.expectLog(/400|Failed to load resource/);
    const email = await signedInVisitor(page, site);
    const { refresh_token } = await newSession(page, email);

    await page.goto('/deals');
    await openAccount(page, 'Security');
    await dialog(page).getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page).toHaveURL('/auth');
    await expect(page.getByText('Signed out everywhere', { exact: true })).toBeVisible();
    expect(await statusOfRefresh(page, refresh_token)).toBe(400);

    await submitSignIn(page, email, password);
    await expect(page).toHaveURL('/');
    await page.goto('/deals');
    await openAccount(page, 'Security');
    await page.route('**/auth/v1/logout*', (route) => route.abort());
    await dialog(page).getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page).toHaveURL('/auth');
    await expect(page.getByText('Signed out on this device only', { exact: true })).toBeVisible();
  });
});

test('REQ-AUTH-7: where the deals require one, a qualified user sets one up from the card', async ({ page, site }) => {
  site.expectLog(/422/);
  await signedInVisitor(page, site);
  // The database's answer with that setting, which would apply to the whole site (policies/secondFactor).
  let isAwaited = true;
  await page.route('**/rest/v1/rpc/qualification*', async (route) => {
    const response = await route.fetch();
    const [row] = (await response.json()) as object[];
    await route.fulfill({ response, json: [{ ...row, awaits_second_factor: isAwaited }] });
  });
  await answerTwoSteps(page, '1000000');
  await submitInterests(page);
  await expect(page.getByRole('heading', { name: 'One step left' })).toBeVisible();
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  isAwaited = false;
  await setUp(page);
  await closeAccount(page);
  await expect(page.getByRole('heading', { name: 'EXCLUSIVE INVESTMENT DEALS' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'View Details' }).first()).toBeVisible();
});
