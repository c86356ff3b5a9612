import { banner } from '@podium/brands/legal-tender/content/banner.ts';
import { site } from '@podium/brands/legal-tender/site.ts';
import { pastEventText } from '../../packages/data/src/schemas/eventDates.ts';
import { waitForQuiet } from './settled.ts';
import { expect, test } from './site.ts';

declare global {
  interface Window {
    bannerShifts: number[];
  }
}

const times = { 'before the event': '2026-02-02T12:00:00Z', 'after the event': '2026-06-02T12:00:00Z' };

/** The height of the banner in px. It is the same before and after the event, to avoid a layout shift. */
const heights = { 320: 48, 390: 48, 768: 48, 1024: 44 };

for (const [when, time] of Object.entries(times)) {
  for (const [width, height] of Object.entries(heights)) {
    test(`REQ-BAN-1: at ${width} px ${when}, the banner shows its whole text without a layout shift`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: Number(width), height: 844 });
      await page.clock.setFixedTime(time);
      await page.addInitScript(() => {
        window.bannerShifts = [];
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] };
            const header = document.querySelector('header');
            if (sources.some(({ node }) => header?.contains(node))) window.bannerShifts.push(value);
          }
        });
        // Layout shifts by fonts are tested in firstLoad.flow.
        addEventListener('load', () => document.fonts.ready.then(() => observer.observe({ type: 'layout-shift' })));
      });
      await page.goto('/about');
      await waitForQuiet(page);

      const region = page.getByRole('region', { name: banner.label });
      const note = region.getByText(pastEventText(banner.pastEvent, banner.days, site.locale));
      if (when === 'after the event') await expect(note).toBeInViewport({ ratio: 1 });
      else await expect(note).toHaveCount(0);
      // `innerText` excludes elements that are not displayed.
      for (const words of ['TICKETS SELLING OUT - LIMITED SPOTS REMAINING', 'Amsterdam', 'May 21-23, 2026']) {
        await expect.poll(() => region.innerText(), { message: words }).toContain(words);
      }
      await expect(region.getByRole('link', { name: 'SECURE YOUR SEAT' })).toBeInViewport({ ratio: 1 });
      expect((await region.boundingBox())?.height).toBeCloseTo(height, 0);
      expect(await page.evaluate(() => window.bannerShifts)).toEqual([]);
    });
  }
}
