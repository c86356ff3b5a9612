import { expect, expectHydrated, test } from './site.ts';

test('REQ-HOME-3, REQ-A11Y-1: under reduced motion testimonials do not advance, and the bar scrolls without animation', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.clock.install({ time: Date.UTC(2026, 1, 2, 9) });
  await page.goto('/');
  const carousel = page.locator('[aria-roledescription="carousel"]');
  await carousel.scrollIntoViewIfNeeded();
  await expectHydrated(carousel);
  await page.mouse.move(5, 5);
  await page.clock.runFor(60_000);
  await expect(carousel.locator('[data-shown]')).toHaveAttribute('aria-label', '1 of 6');

  const link = page.getByRole('navigation').getByRole('link', { name: 'Media' }).first();
  const places = await link.evaluate(async (item: HTMLAnchorElement) => {
    const place = () => document.querySelector('#media')?.getBoundingClientRect().top ?? Number.NaN;
    item.click();
    return place();
  });
  expect(places).toBeLessThan(200);
});
