import { type BrowserContext, type Page } from '@playwright/test';
import { routes } from '../../packages/data/src/content/routes.ts';
import { escapeFrom, lookBehind, wakeAll } from './accessible.ts';
import { expectEdges, expectRoomForFingers } from './controls.ts';
import { expect, signIn, test } from './site.ts';

/** One visit of each page asks all that holds for every page: the browser's time is dear. */

const token = '?token=x';
const publicPages = Object.values(routes).flatMap(({ path }) => {
  if (path === null || path === '/join' || path === '/deals') return [];
  return [path.startsWith('/newsletter') ? path + token : path];
});
const half = Math.ceil(publicPages.length / 2);
const visits = [
  { who: 'first half', pages: publicPages.slice(0, half) },
  { who: 'second half, and an unknown one', pages: [...publicPages.slice(half), '/no/such'] },
];

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page, site }) => {
  site.expectLog(/404|no\/such/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const { who, pages } of visits) {
  test(`issue 5 §5, §4, every page (${who}): asks nobody else, sets no cookie, has room for fingers and edges in forced colours`, async ({
    page,
    context,
    baseURL,
  }) => {
    const asked = listenForStrangers(page, baseURL ?? '');
    for (const path of pages) {
      await page.goto(path);
      await checkPage(page, path);
    }
    await expectNoTrace(context, asked);
  });
}

test('issue 5 §5, §4, the investor’s pages: the same', async ({ page, context, baseURL }) => {
  const asked = listenForStrangers(page, baseURL ?? '');
  await signIn(page, 'investor@podium.example', 'podium-demo');
  for (const path of ['/join', '/deals']) {
    await page.goto(path);
    await checkPage(page, path);
  }
  await page
    .getByRole('button', { name: /View Details/ })
    .first()
    .click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await checkState(page, 'alert dialog');
  await escapeFrom(page.getByRole('alertdialog'));
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('dialog', { name: 'Account' })).toBeVisible();
  await checkState(page, 'account dialog');
  await expectNoTrace(context, asked);
});

test('issue 5 §4, drawers and dialogs: room for fingers, and edges in forced colours', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Open menu', 'On the Road']) {
    await lookBehind(page.getByRole('button', { name }), () => checkState(page, name));
  }
  await page.goto('/calendar');
  const invite = page.getByRole('main').getByRole('button', { name: /^Invite/ });
  for (const opener of [page.getByRole('button', { name: /^Details/ }).first(), invite]) {
    await lookBehind(opener, () => checkState(page, opener.toString()));
  }
});

/** The page with all its parts awake. */
async function checkPage(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await wakeAll(page);
  await checkState(page, path);
}

async function checkState(page: Page, state: string): Promise<void> {
  await expectRoomForFingers(page, state);
  await page.emulateMedia({ forcedColors: 'active' });
  await expectEdges(page, state);
  await page.emulateMedia({ forcedColors: 'none' });
}

/** Requests to another origin, as they are made. */
function listenForStrangers(page: Page, address: string): string[] {
  const strangers: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:' && origin !== address) strangers.push(request.url());
  });
  return strangers;
}

async function expectNoTrace(context: BrowserContext, strangers: string[]): Promise<void> {
  expect(strangers, 'requests to others').toEqual([]);
  expect(await context.cookies(), 'cookies').toEqual([]);
}
