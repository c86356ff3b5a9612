import type { Page } from '@playwright/test';
import { events } from '../../packages/data/src/content/events.ts';
import { freeResources } from '../../packages/data/src/content/freeResources.ts';
import { navigation } from '../../packages/data/src/content/navigation.ts';
import { speakingPage } from '../../packages/data/src/content/speakingPage.ts';
import { waitForApp } from '../../tools/settled.ts';
import { fillLetter } from './forms.ts';
import { expect, holdFiles, newAddress, test } from './site.ts';

/** Interactions before the scripts have loaded are not lost. During hydration: takeOver. */

/** Blocks the page's scripts. The returned function releases them, a moment after the last interaction. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const release = await holdFiles(page);
  return async () => {
    await page.waitForTimeout(300);
    release();
  };
}

/** Records the requests to an address from now on. */
function sentTo(page: Page, address: string): unknown[] {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(address) && request.method() === 'POST') sent.push(request.postDataJSON());
  });
  return sent;
}

test.describe('interactions before the scripts have loaded', () => {
  for (const path of ['/', '/calendar']) {
    test(`${path}: a press on 'Next month' takes effect, although the calendar hydrates last`, async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(path);
      const month = page.locator('#calendar').getByRole('heading', { name: /^\w+ 20\d\d$/ });
      await expect(month).toHaveText('December 2025');
      await page.locator('#calendar').getByRole('button', { name: 'Next month' }).click();
      await release();
      await expect(month).toHaveText('January 2026');
    });
  }

  test('the contact form is sent, although the newsletter form is submitted after it', async ({ page }) => {
    const release = await holdScripts(page);
    const messages = sentTo(page, '/contact-form');
    const subscriptions = sentTo(page, '/newsletter-signup');
    const email = newAddress('early');
    await page.goto('/contact');
    await fillLetter(page, email);
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.locator('#newsletter').getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await release();
    // Both disappear after a few seconds.
    await Promise.all([
      expect(page.getByText('Subscribed! Check your email.').first()).toBeVisible(),
      expect(page.getByText('Message Sent!').first()).toBeVisible(),
    ]);
    expect(messages).toMatchObject([{ email, message: 'May we print the photograph?' }]);
    expect(subscriptions).toMatchObject([{ email }]);
  });

  for (const path of ['/', '/calendar']) {
    test(`${path}: the chosen filters are on, one pressed twice is off, and the page does not scroll`, async ({
      page,
    }) => {
      const release = await holdScripts(page);
      await page.goto(path);
      const filter = (name: string) => page.locator('#calendar').getByRole('button', { name, exact: true });
      for (const name of ['AI', 'Storytelling', 'M&A', 'M&A', 'Europe']) await filter(name).click();
      await page.getByRole('heading', { level: 1 }).click();
      await release();
      for (const name of ['AI', 'Storytelling', 'Europe']) {
        await expect(filter(name)).toHaveAttribute('aria-pressed', 'true');
      }
      for (const name of ['M&A', 'USA']) await expect(filter(name)).toHaveAttribute('aria-pressed', 'false');
      await expect(page.getByRole('heading', { level: 1 }), 'where the visitor was').toBeInViewport();
    });

    test(`${path}: the chosen day shows its events, and the page does not scroll`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const release = await holdScripts(page);
      await page.goto(path);
      await page.getByRole('button', { name: '3 December 2025, 1 event' }).click();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await release();
      const ofDay = events.filter(({ date, endDate }) => date <= '2025-12-03' && '2025-12-03' <= endDate);
      const listed = page.getByRole('region', { name: 'Events' }).getByRole('listitem').getByRole('heading');
      await expect(listed).toHaveText(ofDay.map(({ title }) => title));
      // Also after a delay in which the day could have scrolled back into view.
      await page.waitForTimeout(1500);
      await expect(page.getByRole('heading', { level: 1 }), 'where the visitor was').toBeInViewport();
    });
  }

  test('the speaking inquiry is sent once, also with the choice made after a first submit', async ({ page }) => {
    const release = await holdScripts(page);
    const sent = sentTo(page, '/speaking-inquiry');
    await page.goto('/speaking');
    await fillLetter(page, newAddress('early'));
    const submit = page.getByRole('main').getByRole('button', { name: speakingPage.form.submit });
    const { event_type, budget_range, audience_size } = speakingPage.form.options;
    for (const [option] of [event_type, budget_range]) {
      await page.getByRole('radio', { name: option?.label, exact: true }).click();
    }
    await submit.click();
    await page.getByRole('radio', { name: audience_size[0]?.label, exact: true }).click();
    await submit.click();
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

  test('the request for a resource is sent, although slides are changed after it', async ({ page }) => {
    const release = await holdScripts(page);
    const sent = sentTo(page, '/rest/v1/resource_downloads');
    await page.goto('/');
    const button = page.getByRole('button', { name: /Hell Week/ });
    await page.locator('form').filter({ has: button }).getByRole('textbox').fill(newAddress('early'));
    await button.click();
    const slides = page
      .getByRole('region')
      .filter({ has: page.getByRole('button', { name: 'Next slide' }) })
      .first();
    for (let press = 0; press < 2; press += 1) await slides.getByRole('button', { name: 'Next slide' }).click();
    await release();
    await expect(page.getByText('Download link sent to your email!').first()).toBeVisible();
    await expect(slides.locator('[data-shown]')).toHaveAccessibleName(/^3 of/);
    expect(sent).toMatchObject([{ resource_type: 'hell_week_pdf' }]);
  });

  test('the requests for both resources are sent, in order', async ({ page }) => {
    const release = await holdScripts(page);
    const sent = sentTo(page, '/rest/v1/resource_downloads');
    const email = newAddress('early');
    await page.goto('/');
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: /Hell Week/ }) });
    await form.getByRole('textbox').fill(email);
    for (const { button } of freeResources.items) await form.getByRole('button', { name: button }).click();
    await release();
    await expect
      .poll(() => sent)
      .toMatchObject(freeResources.items.map(({ type }) => ({ email, resource_type: type })));
    await expect(form.getByRole('textbox')).toHaveValue('');
  });

  test('a click without pointer and focus, as from assistive technology, takes effect', async ({ page }) => {
    await page.goto('/calendar');
    await waitForApp(page);
    await page
      .locator('#calendar')
      .getByRole('button', { name: 'Next month' })
      .evaluate((button: HTMLElement) => button.click());
    await expect(page.locator('#calendar').getByRole('heading', { name: /^\w+ 20\d\d$/ })).toHaveText('January 2026');
  });

  for (const { opener, link } of [
    { opener: navigation.menu.openLabel, link: 'Calendar' },
    { opener: 'On the Road', link: /^Invite .* to Your Event$/ },
  ]) {
    test(`${opener}: a link in the drawer closes it and scrolls to its section`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
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
