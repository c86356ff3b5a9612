import type { Page } from '@playwright/test';
import { events } from '../../packages/data/src/content/events.ts';
import { navigation } from '../../packages/data/src/content/navigation.ts';
import { speakingPage } from '../../packages/data/src/content/speakingPage.ts';
import { waitForApp } from './settled.ts';
import { fillInquiryForm } from './forms.ts';
import { expect, delayAssets, newAddress, test } from './site.ts';

/** The last press or submit before the scripts have loaded takes effect. During hydration: takeOver. */

/** Blocks the page's scripts. The returned function releases them, a moment after the last interaction. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const release = await delayAssets(page);
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

  test('the contact form is sent once, with its fields', async ({ page }) => {
    const release = await holdScripts(page);
    const sent = sentTo(page, '/contact-form');
    const email = newAddress('early');
    await page.goto('/contact');
    await fillInquiryForm(page, email);
    await page.getByRole('button', { name: 'Send message' }).click();
    await release();
    await expect(page.getByText('Message Sent!').first()).toBeVisible();
    expect(sent).toMatchObject([{ email, message: 'May we print the photograph?' }]);
  });

  test('the request for a resource is sent', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/');
    const button = page.getByRole('button', { name: /Hell Week/ });
    await page.locator('form').filter({ has: button }).getByRole('textbox').fill(newAddress('early'));
    const request = page.waitForRequest('**/rest/v1/resource_downloads*');
    await button.click();
    await release();
    expect((await request).postDataJSON()).toMatchObject({ resource_type: 'hell_week_pdf', source_page: '/' });
    await expect(page.getByText('Download link sent to your email!').first()).toBeVisible();
  });

  for (const path of ['/', '/calendar']) {
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
    await expect(calendar.getByRole('heading', { name: /^\w+ 20\d\d$/ })).toHaveText('January 2026');
    await expect(next).not.toHaveAttribute('aria-disabled');
    await expect(filter).toHaveAttribute('aria-pressed', 'false');
  });

  test('a press expires after eight seconds', async ({ page }) => {
    await page.clock.install();
    const release = await holdScripts(page);
    await page.goto('/calendar');
    const next = page.locator('#calendar').getByRole('button', { name: 'Next month' });
    await next.click();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await page.clock.fastForward(8000);
    await expect(next).not.toHaveAttribute('aria-disabled', 'true');
    await release();
    await waitForApp(page);
    await page.waitForTimeout(1000);
    await expect(page.locator('#calendar').getByRole('heading', { name: /^\w+ 20\d\d$/ })).toHaveText('December 2025');
  });

  test('the speaking inquiry is sent once, also with the choice made after a first submit', async ({ page }) => {
    const release = await holdScripts(page);
    const sent = sentTo(page, '/speaking-inquiry');
    await page.goto('/speaking');
    await fillInquiryForm(page, newAddress('early'));
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
