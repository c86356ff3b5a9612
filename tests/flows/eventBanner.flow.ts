import { banner } from '@podium/brands/legal-tender/content/banner.ts';
import { site } from '@podium/brands/legal-tender/site.ts';
import { pastEventText } from '../../packages/data/src/schemas/eventDates.ts';
import { waitForApp } from './settled.ts';
import { expect, test } from './site.ts';

const times = { 'before the event': '2026-02-02T12:00:00Z', 'after the event': '2026-06-02T12:00:00Z' };

/** The height of the banner in px. It is the same before and after the event, to avoid a layout shift. */
const heights = { 320: 48, 390: 48, 768: 48, 1024: 44 };

for (const [when, time] of Object.entries(times)) {
  test(`REQ-BAN-1: ${when}, the banner shows its whole text at every width`, async ({ page }) => {
    await page.clock.setFixedTime(time);
    await page.goto('/about');
    await waitForApp(page);
    const region = page.getByRole('region', { name: banner.label });
    const note = region.getByText(pastEventText(banner.pastEvent, banner.days, site.locale));
    await expect(note).toHaveCount(when === 'after the event' ? 1 : 0);
    for (const [width, height] of Object.entries(heights)) {
      await page.setViewportSize({ width: Number(width), height: 844 });
      if (when === 'after the event') await expect(note).toBeInViewport({ ratio: 1 });
      // `innerText` excludes elements that are not displayed.
      for (const words of ['TICKETS SELLING OUT - LIMITED SPOTS REMAINING', 'Amsterdam', 'May 21-23, 2026']) {
        await expect.poll(() => region.innerText(), { message: words }).toContain(words);
      }
      const link = region.getByRole('link', { name: 'SECURE YOUR SEAT' });
      await expect(link).toBeInViewport({ ratio: 1 });
      await expect(link).toHaveAttribute('href', '/summit');
      expect((await region.boundingBox())?.height, `${width} px`).toBeCloseTo(height, 0);
    }
  });
}
