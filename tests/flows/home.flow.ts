import type { Page } from '@playwright/test';
import { testimonials } from '@podium/brands/legal-tender/content/testimonials.ts';
import { waitForApp } from './settled.ts';
import { expect, expectHydrated, phone, test } from './site.ts';

declare global {
  interface Window {
    drawings: number;
  }
}

for (const path of ['/no/such/page', '/About']) {
  test(`REQ-ROUTE-3: ${path} is a 404 with its texts and a link home, and is logged`, async ({ page, site }) => {
    site.expectLog(new RegExp(`${path}|404 \\(Not Found\\)`));
    const logged = page.waitForEvent('console', (message) => message.text().includes(path));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await logged;
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await expect(page).toHaveTitle(/^Oops! Page not found/);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });
}

test('REQ-HOME-3: print shows the first testimonial as dark as the others, also of a page that was never scrolled', async ({
  page,
}) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
  const slides = page.getByRole('region', { name: testimonials.label }).getByRole('group');
  await expect(slides).toHaveCount(testimonials.items.length);
  expect(await slides.evaluateAll((all) => all.map((slide) => getComputedStyle(slide).opacity))).toEqual(
    testimonials.items.map(() => '1'),
  );
});

test('the home page loads at most 7 files and no script before its load event and first paint, one stylesheet after it, and no Supabase code', async ({
  page,
}) => {
  // Chromium dispatches a pointermove without movement once an element is below the pointer.
  await page.mouse.move(100, 100);
  await page.goto('/');
  await waitForApp(page);
  const calendar = page.locator('#calendar');
  await calendar.scrollIntoViewIfNeeded();
  await expectHydrated(calendar);
  const { loadEnd, firstPaint, files } = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return {
      loadEnd: visit?.loadEventEnd ?? 0,
      firstPaint: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
      files: performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
    };
  });
  const early = files.filter(({ startTime }) => startTime < loadEnd).map(({ name }) => new URL(name).pathname);
  expect(1 + early.length, early.join(' ')).toBeLessThanOrEqual(7);
  expect(early.filter((name) => /\.(?:js|css)$/.test(name))).toEqual([]);
  const scripts = files.filter(({ name }) => name.endsWith('.js'));
  expect(firstPaint).toBeGreaterThan(0);
  expect(Math.min(...scripts.map(({ startTime }) => startTime))).toBeGreaterThan(firstPaint);
  const sheets = files.map(({ name }) => new URL(name).pathname).filter((name) => name.endsWith('.css'));
  expect(sheets).toEqual([expect.stringMatching(/^\/assets\/style-/)]);
  expect(scripts.length).toBeGreaterThan(0);
  for (const { name } of scripts) expect(await (await page.request.get(name)).text()).not.toContain('supabase');
});

test.describe('REQ-HOME-6, REQ-HOME-7: the portrait and its second plate', () => {
  /** Runs in the page before its own scripts: counts the drawings that begin in a document. */
  function countDrawings(): void {
    window.drawings = 0;
    addEventListener(
      'animationstart',
      ({ target, animationName }) => {
        const all = (target as Element).getAnimations({ subtree: true });
        const isDrawing = all.some(
          (each) =>
            each instanceof CSSAnimation &&
            each.animationName === animationName &&
            each.effect?.getTiming().duration === 1400,
        );
        if (isDrawing) window.drawings += 1;
      },
      true,
    );
  }

  const drawings = (page: Page) => page.evaluate(() => window.drawings);

  /** In the hero. The plate arrives in 900 ms. Without a duration an animation follows the scroll position. */
  const animations = (page: Page, duration: number | 'auto') =>
    page.locator('#hero').evaluate((hero, wanted) => {
      const all = hero.getAnimations({ subtree: true });
      return all.filter(({ effect }) => effect?.getTiming().duration === wanted).length;
    }, duration);

  test.beforeEach(({ page }) => page.addInitScript(countDrawings));

  test('the portrait is drawn once, on the first page of a visit, and then the plate comes into register', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    await expect.poll(() => drawings(page), { intervals: [50] }).toBe(1);
    await expect.poll(() => animations(page, 900), { intervals: [50] }).toBe(1);
    await expect.poll(() => animations(page, 900)).toBe(0);
    expect(await animations(page, 'auto')).toBe(2);
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(files.filter((name) => /\/sitter(?!Negative)/.test(name))).toHaveLength(1);
    await waitForApp(page);
    expect(await drawings(page)).toBe(1);

    await page.reload();
    await waitForApp(page);
    expect(await drawings(page)).toBe(0);
    await page.getByRole('link', { name: 'Book Speaking' }).click();
    await expect(page).toHaveURL('/speaking');
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Book Speaking' })).toBeVisible();
    expect(await drawings(page)).toBe(0);
  });

  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    test(
      reducedMotion === 'reduce' ? 'nothing moves under reduced motion' : 'phones have no plate',
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion });
        if (reducedMotion === 'no-preference') await page.setViewportSize(phone);
        await page.goto('/');
        await waitForApp(page);
        await page.mouse.wheel(0, 200);
        expect(await animations(page, 'auto')).toBe(0);
        if (reducedMotion === 'reduce') expect(await drawings(page)).toBe(0);
      },
    );
  }
});
