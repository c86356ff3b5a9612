import { pageMetas } from '../../apps/site/src/head/pageMetas.ts';
import type { Page, Request } from '@playwright/test';
import { waitForQuiet } from './settled.ts';
import { expect, test } from './site.ts';

/** The first load of every prerendered page, with nothing cached: its JavaScript, and its layout shifts. */

/** Compressed JavaScript in bytes, including islands in the initial viewport: 5 % above what was measured. */
const mostBytes = 99 * 1024;

/** One line that pushed others down gave 0.012 on a phone and 0.005 on a desktop. */
const mostShift = 0.0005;

const prerendered = pageMetas.flatMap(({ path, isForSearch }) => (path && isForSearch ? [path] : []));

/** A desktop has more islands in the initial viewport. */
const devices = {
  phone: { viewport: { width: 390, height: 844 }, paths: prerendered },
  desktop: { viewport: { width: 1920, height: 1080 }, paths: ['/', '/calendar', '/contact', '/speaking'] },
};

declare global {
  interface Window {
    shifts: { value: number; moved: string[] }[];
  }
}

/** Runs in the page before its own scripts. */
function noteShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] };
      window.shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

for (const [name, { viewport, paths }] of Object.entries(devices)) {
  test.describe(name, () => {
    test.use({ viewport });

    test(`first load, ${name}: at most 99 KiB of JavaScript without an interaction, and no layout shift`, async ({
      page,
      site,
    }) => {
      test.slow();
      site.expectLog(/ERR_FAILED/);
      await page.addInitScript(noteShifts);
      // Blocks fonts: how far text moves when its font arrives depends on the fallback fonts of the machine. A route
      // also disables the cache.
      await page.route('**/*.woff2', (route) => route.abort());
      for (const path of paths) await expectLightLoad(page, path);
    });
  });
}

async function expectLightLoad(page: Page, path: string): Promise<void> {
  // By URL, because without the cache a preloaded file may be fetched twice.
  const sizes = new Map<string, Promise<number>>();
  const measure = (request: Request) => {
    const file = new URL(request.url()).pathname;
    if (!file.endsWith('.js')) return;
    expect.soft(file, path).not.toContain('siteBackend');
    sizes.set(
      file,
      request.sizes().then(({ responseBodySize }) => responseBodySize),
    );
  };
  page.on('requestfinished', measure);
  await page.goto(path);
  await waitForQuiet(page);
  page.off('requestfinished', measure);
  const bytes = (await Promise.all(sizes.values())).reduce((total, each) => total + each, 0);
  // A sum of zero would mean that nothing was measured.
  expect.soft(bytes, path).toBeGreaterThan(0);
  expect.soft(bytes, `${path}: ${[...sizes.keys()].join(' ')}`).toBeLessThanOrEqual(mostBytes);
  const shifts = await page.evaluate(() => window.shifts);
  const shift = shifts.reduce((total, { value }) => total + value, 0);
  expect.soft(shift, `${path}: ${JSON.stringify(shifts)}`).toBeLessThan(mostShift);
}
