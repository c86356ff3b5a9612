import type { Page } from '@playwright/test';
import { waitForApp } from '../../tools/settled.ts';
import { expect, expectHydrated, test } from './site.ts';

/** Timings and thresholds of the interface in the browser, with a controlled clock. */

const day = Date.UTC(2026, 1, 2, 9);

/**
 * Stops the clock: from now on it only advances when a test says so. Stopping takes a moment, so it first advances a
 * little.
 */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 1000));
}

/** Submits a form by `send` and answers `call` while the clock is paused: the success panel appears at that moment. */
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

/** Waits until the part of the page around `text` is hydrated. */
async function hydrated(page: Page, selector: string): Promise<void> {
  const part = page.locator(selector).first();
  await part.scrollIntoViewIfNeeded();
  await expectHydrated(part);
}

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: day });
});

test('REQ-HOME-3: the next testimonial is shown after 6000 ms; arrows wrap at both ends', async ({ page }) => {
  await page.goto('/');
  await page.mouse.move(5, 5);
  const carousel = page.locator('[aria-roledescription="carousel"]');
  await hydrated(page, '[aria-roledescription="carousel"]');
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

test('REQ-NEWS-1: the success message is shown for 3000 ms, then the empty field', async ({ page }) => {
  await page.goto('/');
  const field = page.locator('#newsletter').getByLabel('E-mail');
  await field.fill('mara@example.com');
  await hydrated(page, '#newsletter');
  await thankAtStop(page, 'newsletter-signup', () => page.keyboard.press('Enter'));
  await expect(page.getByText('Subscribed! Check your email.')).toBeVisible();
  await page.clock.runFor(2900);
  await expect(page.getByText('Subscribed! Check your email.')).toBeVisible();
  await page.clock.runFor(100);
  await expect(field).toHaveValue('');
  await expect(page.getByText('Subscribed! Check your email.')).toBeHidden();
});

for (const { path, call, submit, success } of [
  { path: '/speaking', call: 'speaking-inquiry', submit: 'Submit Speaking Request', success: 'Inquiry Submitted!' },
  { path: '/contact', call: 'contact-form', submit: 'Send message', success: 'Message Sent!' },
]) {
  const send = async (page: Page) => {
    await page.goto(path);
    await page.getByLabel('Name').fill('Robin Roe');
    await page.getByLabel('E-mail').first().fill('robin@example.com');
    await page.getByLabel('Message').fill('Would you open our forum in Graz?');
    await thankAtStop(page, call, () => page.getByRole('main').getByRole('button', { name: submit }).click());
    await expect(page.getByText(success).first()).toBeVisible();
  };

  test(`REQ-FORM-3: ${path} shows the success panel for 5 seconds, then the empty form`, async ({ page }) => {
    await send(page);
    await page.clock.runFor(4900);
    await expect(page.getByText(success).first()).toBeVisible();
    await page.clock.runFor(100);
    await expect(page.getByText(success)).toBeHidden();
    await expect(page.getByLabel('Name')).toHaveValue('');
    await expect(page.getByLabel('Message')).toHaveValue('');
  });

  test(`REQ-FORM-3: 'Keep this open' on ${path} keeps the success panel`, async ({ page }) => {
    await send(page);
    await page.getByRole('button', { name: 'Keep this open' }).click();
    await page.clock.runFor(60_000);
    await expect(page.getByText(success).first()).toBeVisible();
  });
}

test.describe('REQ-DAY-2: countdown of /summit', () => {
  const figures = (page: Page) => page.getByRole('timer').locator('> [aria-hidden]').innerText();
  const shown = async (page: Page) => (await figures(page)).replaceAll(/\s+/g, '');

  test('has three digits for days and two for the rest, and runs every second', async ({ page }) => {
    await page.goto('/summit');
    await waitForApp(page);
    await page.clock.pauseAt(new Date('2026-05-18T20:58:57Z'));
    await expect.poll(() => shown(page)).toBe('002days01hours01min03sec');
    await page.clock.runFor(1000);
    await expect.poll(() => shown(page)).toBe('002days01hours01min02sec');
  });

  test('shows zeros after the date, and the texts of the page stay', async ({ page }) => {
    await page.goto('/summit');
    await waitForApp(page);
    await page.clock.pauseAt(new Date('2026-05-24T10:00:00Z'));
    await page.clock.runFor(2000);
    await expect.poll(() => shown(page)).toBe('000days00hours00min00sec');
    await expect(page.getByText('This event took place on May 21-23, 2026').first()).toBeVisible();
    await expect(page.getByText('21-23 May 2026').first()).toBeVisible();
  });
});
