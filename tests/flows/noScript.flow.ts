import { brand } from '@podium/brands/legal-tender/content/brand.ts';
import { events } from '@podium/brands/legal-tender/content/events.ts';
import { site } from '@podium/brands/legal-tender/site.ts';
import { calendarFeedFile, eventFile } from '@podium/data/events/calendarFiles.ts';
import { formatEventDays } from '../../packages/data/src/schemas/eventDates.ts';
import { expect, test } from './site.ts';

test.describe('REQ-A11Y-1: without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu of the home page opens routes, because it would stay open over a section', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    for (const label of ['About', 'Speaking', 'Calendar', 'Media', 'Investments', 'TV Series'])
      await expect(menu.getByRole('link', { name: label })).toHaveCount(1);
    await menu.getByRole('link', { name: 'Calendar' }).click();
    await expect(page).toHaveURL('/calendar');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  for (const [path, mailbox] of [
    ['/', brand.mailboxes.owner],
    ['/speaking', brand.mailboxes.speaking],
    ['/auth', brand.mailboxes.owner],
  ] as const) {
    test(`${path} says where to write instead of using its form`, async ({ page }) => {
      await page.goto(path);
      const subject = path === '/auth' ? 'page' : 'form';
      const said = page
        .locator('noscript p')
        .filter({ hasText: `This ${subject} needs JavaScript. Without it, write to ${mailbox}.` })
        .first();
      await expect(said).toBeVisible();
      await expect(said.locator('a')).toHaveAttribute('href', `mailto:${mailbox}`);
      if (path !== '/auth') return;
      const home = page.locator('noscript').getByRole('link', { name: 'go to the home page' });
      await expect(home).toHaveAttribute('href', '/');
    });
  }

  test('REQ-CAL-4: /calendar lists every event with its days, website and file, and the feed', async ({ page }) => {
    await page.goto('/calendar');
    await expect(page.locator('link[rel=alternate][type="text/calendar"]')).toHaveAttribute('href', calendarFeedFile);
    const list = page.getByRole('region', { name: 'Events' });
    const rows = list.getByRole('listitem').filter({ visible: true });
    await expect(rows.getByRole('heading')).toHaveText(events.map(({ title }) => title));
    for (const [index, event] of events.entries()) {
      const row = rows.nth(index);
      await expect(row).toContainText(formatEventDays(event, site.locale));
      await expect(row).toContainText(`${event.location}, ${event.country}`);
      // All events were over when the page was built, and what is over is not pending.
      if (event.status === 'confirmed' || event.status === 'private')
        await expect(row).toContainText(event.status, { ignoreCase: true });
      await expect(row.getByRole('link', { name: 'Event website' })).toHaveAttribute('href', event.website);
      await expect(row.getByRole('link', { name: '.ics' })).toHaveAttribute('href', eventFile(event.id));
    }
    await expect(list.getByRole('link').last()).toHaveAttribute('href', calendarFeedFile);
  });

  for (const path of ['/', '/calendar']) {
    test(`REQ-DAY-1: ${path} marks the events that were past when it was built`, async ({ page }) => {
      await page.goto(path);
      // By elements: Playwright's text excludes <noscript>.
      const words = await page
        .locator('p:visible')
        .evaluateAll((all) => all.map((each) => each.textContent).join('\n'));
      expect(words).toContain('This event took place on May 21-23, 2026');
      expect(words).toContain('This event took place on September 11-12, 2025');
    });
  }

  for (const path of ['/', '/summit']) {
    test(`${path}: the bar has an opaque background, whatever is below it`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      await page.mouse.wheel(0, 1500);
      const bar = page.locator('[data-past-50]');
      await expect(bar).toBeInViewport();
      const looks = await bar.evaluate((element) => {
        const { backgroundColor, color } = getComputedStyle(element);
        const probe = document.createElement('p');
        probe.style.cssText = 'color: var(--text); background-color: var(--page)';
        document.body.append(probe);
        const wanted = getComputedStyle(probe);
        return {
          isPaper: backgroundColor === wanted.backgroundColor,
          isInk: color === wanted.color,
          backgroundColor,
          color,
        };
      });
      expect(looks).toMatchObject({ isPaper: true, isInk: true });
    });
  }
});
