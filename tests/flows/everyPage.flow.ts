import { pageMetas } from '../../apps/site/src/head/pageMetas.ts';
import type { Page } from '@playwright/test';
import {
  expectAccessible,
  expectAccessibleInForcedColors,
  expectFitting,
  expectUsableControls,
  hydrateAll,
  setLetterSize,
  tabThrough,
} from './accessible.ts';
import { expectLegible } from './legible.ts';
import { expectPrintable } from './print.ts';
import { expect, test } from './site.ts';

const prerendered = new Set<string | undefined>(
  pageMetas.flatMap(({ path, isForSearch }) => (isForSearch ? [path] : [])),
);

const publicPages = pageMetas.flatMap(({ path }) => {
  if (path === undefined || path === '/join' || path === '/deals') return [];
  return path.startsWith('/newsletter') ? [path, `${path}?token=x`] : [path];
});

/**
 * Runs the checks that apply to every page, with one visit per page. The fixture of all flows checks REQ-PRIV-1.
 * Stories of Pages/ run axe on prerendered pages, at three widths and in both themes. Here axe runs on the other pages.
 */
const combinations = {
  'phone, light': {
    use: { viewport: { width: 390, height: 844 }, colorScheme: 'light' },
    pages: [...publicPages, '/no/such'],
  },
  // Pages whose layout differs on a desktop.
  'desktop, dark': {
    use: { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
    pages: ['/', '/auth', '/calendar', '/contact', '/summit'],
  },
} as const;

test.describe.configure({ mode: 'parallel' });

for (const [combination, { use, pages }] of Object.entries(combinations)) {
  test.describe(`REQ-A11Y-1, REQ-PRIV-1, ${combination}`, () => {
    test.use({ ...use, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of pages) {
      test(path, async ({ page, site }) => {
        site.expectLog(/404|no\/such/);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await hydrateAll(page);

        // First, because other checks change the element from which Tab starts. The footer is the same on every page.
        await tabThrough(page, path === '/' ? 'body' : 'main');
        await scrollToTop(page);
        if (!prerendered.has(path)) await expectAccessible(page, path);
        await expectUsableControls(page, path);
        await scrollToTop(page);
        await expectRoomForLargeText(page, path);
        if (combination === 'desktop, dark') return;

        if (['/', '/contact'].includes(path)) await expectAccessibleInForcedColors(page, path);
        await scrollToTop(page);
        // Stories of Pages/ are pictured at 390, 834 and 1280 px.
        for (const width of [320, 1024]) {
          await page.setViewportSize({ width, height: 640 });
          await expectFitting(page, `${path}, ${width} px`);
        }
        await expectRoomForLargeText(page, `${path}, 1024 px`);
        if (prerendered.has(path)) await expectPrintable(page, path);
      });
    }
  });
}

async function expectRoomForLargeText(page: Page, state: string): Promise<void> {
  await setLetterSize(page, '200%');
  await expectFitting(page, `${state}, text at 200 %`);
  await expectLegible(page, `${state}, text at 200 %`);
  await setLetterSize(page, '');
}

/** Waits for the banner, which is hidden while the page is scrolled down. */
async function scrollToTop(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.locator('[data-banner=hidden]')).toHaveCount(0);
}
