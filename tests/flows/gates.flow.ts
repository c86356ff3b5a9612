import type { Page } from '@playwright/test';
import { waitForQuiet } from '../../tools/settled.ts';
import { confirmedAccount, password, signedInVisitor } from './people.ts';
import { expect, newAddress, test } from './site.ts';

/** Keeps scripts waiting until the returned function is called. */
async function holdScripts(page: Page, files = '*.js'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/assets/${files}`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test.describe('specification §2, access: strangers', () => {
  for (const path of ['/join', '/deals']) {
    test(`${path} leads to /auth, and Back to the page before it`, async ({ page }) => {
      await page.goto('/about');
      await page.goto(`${path}?from=letter#start`);
      await expect(page).toHaveURL('/auth');
      await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/about');
    });

    test(`${path} leads there before any script has come, and shows the form`, async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(path);
      await expect(page).toHaveURL('/auth');
      await expect(page.getByLabel('E-mail')).toBeVisible();
      await expect(page.getByRole('status')).toHaveCount(0);
      release();
    });
  }

  test('whose storage is blocked are led there as well', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await page.goto('/deals');
    await expect(page).toHaveURL('/auth');
    await expect(page.getByLabel('E-mail')).toBeVisible();
  });

  test('the backend’s client is fetched when somebody begins to type, not before', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    await page.goto('/auth');
    await waitForQuiet(page);
    const isClient = (url: string) => url.includes('/siteBackend-');
    expect(asked.filter(isClient)).toEqual([]);
    await page.getByLabel('E-mail').fill('nobody@example.com');
    await expect.poll(() => asked.filter(isClient).length).toBe(1);
  });
});

test.describe('specification §2, access: signed-in visitors', () => {
  /** Notes on every frame of every page whether a form can be seen. */
  async function watchForms(page: Page): Promise<() => boolean> {
    let hasFlashed = false;
    await page.exposeFunction('noteForm', () => {
      hasFlashed = true;
    });
    await page.addInitScript(() => {
      const look = () => {
        const form = location.pathname === '/auth' && document.querySelector('main form');
        if (form && form.checkVisibility()) (window as unknown as { noteForm: () => void }).noteForm();
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    return () => hasFlashed;
  }

  test('/auth: home, and no form that would vanish again, however late the scripts', async ({ page, site }) => {
    await signedInVisitor(page, site);
    const hasFlashed = await watchForms(page);
    const release = await holdScripts(page);
    await page.goto('/auth');
    await expect(page.getByRole('main').getByText('Loading', { exact: true })).toBeVisible();
    await page.waitForTimeout(300);
    release();
    await expect(page).toHaveURL('/');
    expect(hasFlashed()).toBe(false);
  });

  test('/join and /deals: never by way of /auth', async ({ page, site }) => {
    await signedInVisitor(page, site);
    const visited: string[] = [];
    page.on('framenavigated', (frame) => void visited.push(new URL(frame.url()).pathname));
    for (const path of ['/join', '/deals']) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
      await expect(page).toHaveURL(path);
    }
    expect(visited).not.toContain('/auth');
  });
});

test.describe('issue 2 §5, the page is never blank: while the code of the page behind a gate comes', () => {
  test("signing in shows 'Loading', signing out 'Loading...'", async ({ page, site }) => {
    const email = await confirmedAccount(page, site);
    const main = page.getByRole('main');
    await page.goto('/auth');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    const home = await holdScripts(page, 'home-*.js');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL('/');
    await expect(main.getByText('Loading', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /Sign In|Signing in/ })).toHaveCount(0);
    home();
    await expect(page.locator('#hero')).toBeVisible();

    await page.goto('/deals');
    await expect(page.getByRole('heading', { name: 'Qualification Required' })).toBeVisible();
    const auth = await holdScripts(page, 'auth-*.js');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/auth');
    await expect(main.getByText('Loading...', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Qualification Required' })).toHaveCount(0);
    auth();
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  });
});

test.describe('issue 5 §1, /auth before its scripts arrive', () => {
  test('what is typed and sent signs in once they are there', async ({ page, site }) => {
    const email = await confirmedAccount(page, site);
    const release = await holdScripts(page);
    await page.goto('/auth');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await page.waitForTimeout(300);
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    expect(page.url()).toMatch(/\/auth$/);
    release();
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('podium-auth'))).toContain(email);
  });

  test('what is typed stays, with the caret in its field, and goes along to another form', async ({ page }) => {
    const email = newAddress('early');
    const release = await holdScripts(page);
    await page.goto('/auth');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).pressSequentially('half a sen');
    release();
    await expect(page.locator('[data-asleep]')).toHaveCount(0);
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type('tence');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('half a sentence');
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await page.getByRole('button', { name: /create account/i }).click();
    await expect(page.getByLabel('Full name')).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
  });

  test('the way to an account that is pressed opens once they are there', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/auth');
    await page.getByRole('button', { name: /create account/i }).click();
    await page.waitForTimeout(300);
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
    await expect(page.getByLabel('Full name')).toBeVisible();
  });
});

test.describe('issue 5 §1, /auth without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows no form that nobody would answer', async ({ page }) => {
    await page.goto('/auth');
    await expect(page.getByLabel('E-mail')).toBeHidden();
  });
});
