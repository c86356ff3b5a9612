import type { Page } from '@playwright/test';
import { events } from '@podium/brands/legal-tender/content/events.ts';
import { navigation } from '@podium/brands/legal-tender/content/navigation.ts';
import { speakingPage } from '@podium/brands/legal-tender/content/speakingPage.ts';
import { slowDown, waitForApp } from './settled.ts';
import { fillInquiryForm } from './forms.ts';
import { expect, expectHydrated, delayAssets, newAddress, phone, shownMonth, test } from './site.ts';

/** What is pressed, submitted or typed before or during hydration takes effect exactly once. */

/** Blocks the page's scripts. The returned function releases them, a moment after the last interaction. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const release = await delayAssets(page);
  return async () => {
    await page.waitForTimeout(300);
    release();
  };
}

test.describe('interactions before the scripts have loaded', () => {
  test('the chosen day shows its events, and the page does not scroll', async ({ page }) => {
    await page.setViewportSize(phone);
    const release = await holdScripts(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'December 3, 2025, 1 event' }).click();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await release();
    const ofDay = events.filter(({ date, endDate }) => date <= '2025-12-03' && '2025-12-03' <= endDate);
    const listed = page.getByRole('region', { name: 'Events' }).getByRole('listitem').getByRole('heading');
    await expect(listed).toHaveText(ofDay.map(({ title }) => title));
    // Wait as well: the selected day could scroll back into view late.
    await page.waitForTimeout(1500);
    await expect(page.getByRole('heading', { level: 1 }), 'where the visitor was').toBeInViewport();
  });

  test('text typed into a form of a page that the browser has translated stays', async ({ page, site }) => {
    // React finds other text than it has prerendered, and renders the form again.
    site.expectLog(/Minified React error #418|Hydration failed/);
    await page.goto('/contact');
    await waitForApp(page);
    const name = page.locator('main input[name=name]');
    const waiting = page.locator('main [data-dehydrated]', { has: page.locator('input[name=name]') });
    await expect(waiting).toHaveCount(1);
    await page.evaluate(translate);
    await name.click();
    await page.keyboard.type('Bo Sender of the translated page', { delay: 40 });
    await expect(waiting).toHaveCount(0);
    await expect(name).toBeFocused();
    await expect(name).toHaveValue('Bo Sender of the translated page');
  });

  test('a press is shown as pending, and a later one replaces it', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/calendar');
    const calendar = page.locator('#calendar');
    const filter = calendar.getByRole('button', { name: 'Storytelling', exact: true });
    const next = calendar.getByRole('button', { name: 'Next month' });
    await filter.click();
    await expect(filter).toHaveAttribute('aria-disabled', 'true');
    await next.click();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(filter).not.toHaveAttribute('aria-disabled');
    await release();
    await expect(shownMonth(page)).toHaveText('January 2026');
    await expect(next).not.toHaveAttribute('aria-disabled');
    await expect(filter).toHaveAttribute('aria-pressed', 'false');
  });

  test('the speaking inquiry is sent once, also late and with the choice made after a first submit', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/speaking-inquiry') && request.method() === 'POST') sent.push(request.postDataJSON());
    });
    await page.goto('/speaking');
    await fillInquiryForm(page, newAddress('early'));
    const submit = page.getByRole('main').getByRole('button', { name: speakingPage.form.submit });
    const { event_type, budget_range, audience_size } = speakingPage.form.options;
    for (const [option] of [event_type, budget_range]) {
      await page.getByRole('radio', { name: option?.label, exact: true }).click();
    }
    await submit.click();
    await page.getByRole('radio', { name: audience_size[0]?.label, exact: true }).click();
    // Pending, but not natively disabled.
    await submit.click({ force: true });
    // A press is dropped after 8 s, a submit is not.
    await page.waitForTimeout(8500);
    await release();
    await expect(page.getByText('Inquiry Submitted!').first()).toBeVisible();
    expect(sent).toMatchObject([
      {
        event_type: event_type[0]?.value,
        budget_range: budget_range[0]?.value,
        audience_size: audience_size[0]?.value,
      },
    ]);
  });

  test('a click without pointer and focus, as from assistive technology, takes effect', async ({ page }) => {
    await page.goto('/calendar');
    await waitForApp(page);
    await page
      .locator('#calendar')
      .getByRole('button', { name: 'Next month' })
      .evaluate((button: HTMLElement) => button.click());
    await expect(shownMonth(page)).toHaveText('January 2026');
  });

  for (const { opener, link } of [
    { opener: navigation.menu.openLabel, link: 'Calendar' },
    { opener: 'On the Road', link: /^Invite .* to Your Event$/ },
  ]) {
    test(`${opener}: a link in the drawer closes it and scrolls to its section`, async ({ page }) => {
      await page.setViewportSize(phone);
      const release = await holdScripts(page);
      await page.goto('/');
      await page.getByRole('button', { name: opener }).click();
      const drawer = page.getByRole('dialog');
      await drawer.getByRole('link', { name: link }).click({ modifiers: ['Control'] });
      await expect(drawer, 'the link was followed into another tab').toBeVisible();
      await drawer.getByRole('link', { name: link }).click();
      await expect(drawer).toBeHidden();
      await expect(page.locator('#calendar')).toBeInViewport();
      await release();
      await waitForApp(page);
      await expect(drawer).toBeHidden();
      await expect(page.locator('#calendar')).toBeInViewport();
    });
  }
});

test.describe('interactions during hydration', () => {
  test('text typed while a form hydrates is kept completely', async ({ page }) => {
    const release = await delayAssets(page);
    await page.goto('/contact');
    await slowDown(page, 4);
    const text = 'Robin Roe, who writes while the page is not yet ready.';
    const message = page.getByLabel('Message');
    await message.pressSequentially(text.slice(0, 10), { delay: 30 });
    release();
    // Types into the focused element.
    await page.keyboard.type(text.slice(10), { delay: 30 });
    await expect(page.getByText(`${text.length} of 1,000`, { exact: true }), 'the form is hydrated').toBeVisible();
    await expect(message).toHaveValue(text);
  });

  /** The form's code loads after the session is known, which changes the state of the whole app. */
  test('a form submitted before its code has loaded is validated and keeps its text', async ({ page }) => {
    const release = await delayAssets(page, 'AuthForm-*.js');
    const email = page.getByLabel('E-mail');
    await page.goto('/auth', { waitUntil: 'commit' });
    await email.fill('nobody');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await waitForApp(page);
    release();
    await expect(page.getByText('Invalid email address')).toBeVisible();
    await expect(email).toHaveValue('nobody');
  });
});

test('emblems are drawn without an interaction, and hydration keeps them', async ({ page }) => {
  await page.goto('/calendar');
  await waitForApp(page);
  const [first] = await page.locator('[data-dehydrated] :has(> [data-emblem])').all();
  if (!first) throw new Error('No emblem waits for an interaction.');
  await first.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const seal = first.locator('[data-emblem]');
  await expect(seal.locator('use').first()).toBeAttached();
  const canBeFocused = await seal
    .locator('svg')
    .first()
    .evaluate((element: SVGElement) => {
      element.focus();
      return document.activeElement === element;
    });
  expect(canBeFocused).toBe(false);
  const emblem = page.locator('svg:has(use)').first();
  await page.mouse.move(300, 400);
  await expectHydrated(emblem);
  await expect(page.locator('[data-emblem]')).toHaveCount(0);
  await expect(emblem.locator('use').first()).toBeAttached();
});

/** Runs in the page: wraps each text as translations of browsers do. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, noscript, textarea, svg')) continue;
    const font = document.createElement('font');
    font.textContent = `x${text.data}`;
    text.replaceWith(font);
  }
}
