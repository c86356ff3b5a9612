import type { Page } from '@playwright/test';
import { waitForApp } from '../../tools/settled.ts';
import { expect, expectAwake, test } from './site.ts';

/** Specification §9, 'Interface timings and thresholds', in the browser under a controlled clock. */

const day = Date.UTC(2026, 1, 2, 9);

/** From here on time passes only when a test says so; the clock goes a little further first, which takes a moment. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 1000));
}

/** Sends a form by `send` and has the answer of `call` come when the clock stands still: its thanks begin at that moment. */
async function thankAtStop(page: Page, call: string, send: () => Promise<void>): Promise<void> {
  const stopped = Promise.withResolvers<void>();
  await page.route(`**/functions/v1/${call}`, async (route) => {
    await stopped.promise;
    await route.fulfill({ status: 200, json: {} });
  });
  const asked = page.waitForRequest(`**/functions/v1/${call}`);
  await send();
  await asked;
  await stopClock(page);
  stopped.resolve();
}

/** Waits until the part of the page around `text` answers. */
async function awake(page: Page, selector: string): Promise<void> {
  const part = page.locator(selector).first();
  await part.scrollIntoViewIfNeeded();
  await expectAwake(part);
}

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: day });
});

test('specification §4, testimonials: the next after 6000 ms, arrows and dots, round at both ends', async ({
  page,
}) => {
  await page.goto('/');
  await page.mouse.move(5, 5);
  const carousel = page.locator('[aria-roledescription="carousel"]');
  await awake(page, '[aria-roledescription="carousel"]');
  const shown = carousel.locator('[data-shown]');
  await expect(shown).toHaveAttribute('aria-label', '1 of 6');
  await page.mouse.move(5, 5);
  await carousel.getByRole('button', { name: 'Slide 3 of 6' }).click();
  await page.mouse.move(5, 5);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await stopClock(page);
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

test('specification §4, newsletter: the thanks stand for 3 seconds, then the empty field is back', async ({ page }) => {
  await page.goto('/');
  const field = page.locator('#newsletter').getByLabel('E-mail');
  await field.fill('mara@example.com');
  await awake(page, '#newsletter');
  await thankAtStop(page, 'newsletter-signup', () => page.keyboard.press('Enter'));
  await expect(page.getByText('Subscribed! Check your email.')).toBeVisible();
  await page.clock.runFor(2900);
  await expect(page.getByText('Subscribed! Check your email.')).toBeVisible();
  await page.clock.runFor(100);
  await expect(field).toHaveValue('');
  await expect(page.getByText('Subscribed! Check your email.')).toBeHidden();
});

for (const { path, call, submit, thanks } of [
  { path: '/speaking', call: 'speaking-inquiry', submit: 'Submit Speaking Request', thanks: 'Inquiry Submitted!' },
  { path: '/contact', call: 'contact-form', submit: 'Send message', thanks: 'Message Sent!' },
]) {
  const send = async (page: Page) => {
    await page.goto(path);
    await page.getByLabel('Name').fill('Robin Roe');
    await page.getByLabel('E-mail').first().fill('robin@example.com');
    await page.getByLabel('Message').fill('Would you open our forum in Graz?');
    await thankAtStop(page, call, () => page.getByRole('main').getByRole('button', { name: submit }).click());
    await expect(page.getByText(thanks).first()).toBeVisible();
  };

  test(`specification §4, ${path}: the thanks stand for 5 seconds, then the form is back, reset`, async ({ page }) => {
    await send(page);
    await page.clock.runFor(4900);
    await expect(page.getByText(thanks).first()).toBeVisible();
    await page.clock.runFor(100);
    await expect(page.getByText(thanks)).toBeHidden();
    await expect(page.getByLabel('Name')).toHaveValue('');
    await expect(page.getByLabel('Message')).toHaveValue('');
  });

  test(`rulings, accepted departures, ${path}: 'Keep this open' stops the return`, async ({ page }) => {
    await send(page);
    await page.getByRole('button', { name: 'Keep this open' }).click();
    await page.clock.runFor(60_000);
    await expect(page.getByText(thanks).first()).toBeVisible();
  });
}

test.describe('specification §2, summit page: the countdown', () => {
  const figures = (page: Page) => page.getByRole('timer').locator('> [aria-hidden]').innerText();
  const shown = async (page: Page) => (await figures(page)).replaceAll(/\s+/g, '');

  test('days of three digits, hours, min and sec of two; it ticks every second', async ({ page }) => {
    await page.goto('/summit');
    await waitForApp(page);
    await page.clock.pauseAt(new Date('2026-05-18T20:58:57Z'));
    await expect.poll(() => shown(page)).toBe('002days01hours01min03sec');
    await page.clock.runFor(1000);
    await expect.poll(() => shown(page)).toBe('002days01hours01min02sec');
  });

  test('it shows zeros once the date has passed, and what the page says stays', async ({ page }) => {
    await page.goto('/summit');
    await waitForApp(page);
    await page.clock.pauseAt(new Date('2026-05-24T10:00:00Z'));
    await page.clock.runFor(2000);
    await expect.poll(() => shown(page)).toBe('000days00hours00min00sec');
    await expect(page.getByText('This event took place on May 21-23, 2026').first()).toBeVisible();
    await expect(page.getByText('21-23 May 2026').first()).toBeVisible();
  });
});
