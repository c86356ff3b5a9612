import type { Page } from '@playwright/test';
import { routes } from '../../packages/data/src/content/routes.ts';
import { waitForQuiet } from '../../tools/settled.ts';
import { expect, test } from './site.ts';

/** Issue 5 §3, 'CLS 0': what is read stays where it is when fonts and scripts come. */

const prerendered = Object.values(routes).flatMap(({ path, isForSearch }) => (path && isForSearch ? [path] : []));

/**
 * Letters of the fallback are nearly as wide as those of the font, not quite. One line that pushed others down gave 0.012 on
 * a phone and 0.005 on a desktop.
 */
const hardlyAnything = 0.003;

declare global {
  interface Window {
    shifts: { value: number; moved: string[] }[];
  }
}

/** Runs in the page before everything else. */
function noteShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] };
      window.shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function shiftsOf(page: Page, path: string) {
  await page.goto(path);
  await waitForQuiet(page);
  return page.evaluate(() => window.shifts);
}

for (const [device, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
})) {
  test.describe(`issue 5 §3, CLS 0, ${device}`, () => {
    test.use({ viewport });

    test('nothing in sight moves while a page comes', async ({ page }) => {
      await page.addInitScript(noteShifts);
      for (const path of prerendered) {
        const shifts = await shiftsOf(page, path);
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        expect.soft(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThan(hardlyAnything);
      }
    });
  });
}
