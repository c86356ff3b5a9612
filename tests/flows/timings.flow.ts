import { waitForApp } from './settled.ts';
import { expect, expectHydrated, test } from './site.ts';

/** Timings of the interface in the browser, with a controlled clock. */

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: Date.UTC(2026, 1, 2, 9) });
});

test('REQ-HOME-3: the next testimonial is shown after 6000 ms; arrows wrap at both ends', async ({ page }) => {
  await page.goto('/');
  await page.mouse.move(5, 5);
  const carousel = page.locator('[aria-roledescription="carousel"]');
  await carousel.scrollIntoViewIfNeeded();
  await expectHydrated(carousel);
  const shown = carousel.locator('[data-shown]');
  await expect(shown).toHaveAttribute('aria-label', '1 of 6');
  await page.mouse.move(5, 5);
  await carousel.getByRole('button', { name: 'Slide 3 of 6' }).click();
  await page.mouse.move(5, 5);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  // Stopping the clock takes a moment, so it first advances a little.
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 1000));
  await expect(shown).toHaveAttribute('aria-label', '3 of 6');
  await page.clock.runFor(6000);
  await expect(shown).toHaveAttribute('aria-label', '4 of 6');
  await page.clock.runFor(5000);
  await expect(shown).toHaveAttribute('aria-label', '4 of 6');
  await page.clock.runFor(1000);
  await expect(shown).toHaveAttribute('aria-label', '5 of 6');
  await page.clock.resume();
  await carousel.getByRole('button', { name: 'Slide 6 of 6' }).click();
  await carousel.getByRole('button', { name: /next/i }).click();
  await expect(shown).toHaveAttribute('aria-label', '1 of 6');
  await carousel.getByRole('button', { name: /previous/i }).click();
  await expect(shown).toHaveAttribute('aria-label', '6 of 6');
});

test('REQ-DAY-2: the countdown of /summit has three digits for days and two for the rest, and runs every second', async ({
  page,
}) => {
  const figures = () => page.getByRole('timer').locator('> [aria-hidden]').innerText();
  const shown = async () => (await figures()).replaceAll(/\s+/g, '');
  await page.goto('/summit');
  await waitForApp(page);
  await page.clock.pauseAt(new Date('2026-05-18T20:58:57Z'));
  await expect.poll(shown).toBe('002days01hours01min03sec');
  await page.clock.runFor(1000);
  await expect.poll(shown).toBe('002days01hours01min02sec');
});
