import { banner } from '@podium/brands/legal-tender/content/banner.ts';
import { brand } from '@podium/brands/legal-tender/content/brand.ts';
import { podcast } from '@podium/brands/legal-tender/content/podcast.ts';
import { pressKit } from '@podium/brands/legal-tender/content/pressKit.ts';
import { programs } from '@podium/brands/legal-tender/content/programs.ts';
import { quickWins } from '@podium/brands/legal-tender/content/quickWins.ts';
import { transformationStories } from '@podium/brands/legal-tender/content/transformationStories.ts';
import { tvSeries } from '@podium/brands/legal-tender/content/tvSeries.ts';
import { videoTeaser } from '@podium/brands/legal-tender/content/videoTeaser.ts';
import { paths } from '@podium/brands/legal-tender/pages.ts';
import { site } from '@podium/brands/legal-tender/site.ts';
import { pastEventText } from '../../packages/data/src/schemas/eventDates.ts';
import { expect, test } from './site.ts';

/** The links of each page and their targets (REQ-NAV-3, REQ-HOME-2), read without scripts. */

const book = `Book ${brand.shortName}`;

/** Navigation bar: label, anchor at home, route elsewhere (REQ-NAV-2). */
const items = [
  ['About', '#about', '/about'],
  ['Speaking', '#speaking', '/speaking'],
  ['Calendar', '#calendar', '/calendar'],
  ['Media', '#media', '/media'],
  ['Investments', '#investments', '/invest'],
  ['TV Series', '#tv-series', '/tv'],
  ['Contact', '#contact', '/contact'],
] as const;

/** Page, part of the page, label, target, count. */
const links = [
  ['/', '#hero', 'Book Speaking', '/speaking', 1],
  ['/', '#hero', 'Request Deal Access', '/join', 1],
  ['/', 'main', /^View Case Study/, '/contact', 3],
  ['/', '#speaking', 'Book Now', '/speaking', 1],
  ['/', '#speaking', 'Priority List', '/speaking', 1],
  ['/', '#speaking', 'Apply', '/speaking', 1],
  ['/', '#about', 'Press Kit', '/press', 1],
  ['/', '#investments', 'Access Deals', '/deals', 1],
  ['/', '#investments', 'Investment Criteria', '/invest', 1],
  ['/', '#tv-series', 'Production Inquiries', '/contact', 1],
  ['/', 'main', 'Request Exclusive Access', '/join', 1],
  ['/', '#contact', 'Contact Us via Form', '/contact', 1],
  ['/', '#contact', 'Submit Speaking Request', '/speaking', 1],
  ['/', '#contact', 'Write a message', '/contact', 1],
  ['/', 'footer', 'Keynote Speaking', '/speaking', 1],
  ['/', 'footer', 'Workshops', '/speaking', 1],
  ['/', 'footer', 'Sign In', '/auth', 1],
  ['/', 'footer', 'Privacy', '/privacy', 1],
  ['/', 'footer', 'Terms', '/terms', 1],
  ['/', 'footer', 'Investment disclaimer', '/investment-disclaimer', 1],
  ['/invest', 'main', 'Access Deals', '/deals', 1],
  ['/programs', 'main', 'Apply', '/join', 1],
  ['/programs', 'main', 'Enroll', '/contact', 1],
  ['/projects', 'main', 'START THE CONVERSATION', '/contact', 1],
  ['/investment-disclaimer', 'main', /application/, '/join', 1],
  ['/about', 'header', 'SECURE YOUR SEAT', '/summit', 1],
  ['/about', 'header', 'Sign In', '/auth', 1],
  ['/press', 'main', 'Request Press Kit', `mailto:${brand.mailboxes.press}`, 1],
] as const;

/** Controls without an action (REQ-HOME-2): page, label, reason. */
const silent = [
  ['/', 'Watch masterclass', videoTeaser.action],
  ['/', 'Unlock strategies', quickWins.action],
  ['/', 'Listen now', podcast.listen],
  ['/', 'View all episodes', podcast.all],
  ['/', /^Watch on/, tvSeries.platforms[0]],
  ['/tv', /^Watch on/, tvSeries.platforms[0]],
  ['/speaking', 'Watch the story', transformationStories.watch],
  ['/programs', 'Watch the story', transformationStories.watch],
  ['/programs', 'GET INSTANT ACCESS', programs.tools.action],
  // The summit is over.
  ['/programs', 'GRAB YOUR TICKET', { reason: pastEventText(banner.pastEvent, banner.days, site.locale) }],
  ['/summit', 'SECURE YOUR TICKET NOW', { reason: pastEventText(banner.pastEvent, banner.days, site.locale) }],
] as const;

test.describe('links', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });

  for (const [path, ofPage] of Map.groupBy(links, ([page]) => page)) {
    test(`the links of ${path}`, async ({ page }) => {
      await page.goto(path);
      for (const [, place, name, href, count] of ofPage) {
        const found = page.locator(place).getByRole('link', { name, exact: true });
        await expect.soft(found, String(name)).toHaveCount(count);
        for (const link of await found.all())
          await expect.soft(link, String(name)).toHaveAttribute('href', new RegExp(`^${href}`));
      }
    });
  }

  test('REQ-NAV-2, REQ-NAV-3: seven items lead to sections at home and to routes elsewhere, the booking button to /speaking', async ({
    page,
  }) => {
    for (const path of ['/', '/press']) {
      await page.goto(path);
      const bar = page.locator('[data-past-50]');
      const labels = await bar.getByRole('navigation').first().getByRole('link').allInnerTexts();
      expect(labels.slice(0, 7)).toEqual(items.map(([label]) => label));
      for (const [label, anchor, route] of items) {
        const link = bar.getByRole('link', { name: label, exact: true }).first();
        await expect(link).toHaveAttribute('href', path === '/' ? anchor : route);
      }
      await expect(bar.getByRole('link', { name: book }).first()).toHaveAttribute('href', '/speaking');
      await expect(bar.getByRole('link', { name: brand.name }).first()).toHaveAttribute(
        'href',
        path === '/' ? '#hero' : '/',
      );
    }
  });

  test('REQ-HOME-2: external links open in a new tab, and say so', async ({ page }) => {
    await page.goto('/');
    const outside = page.locator('#contact a[href^="https:"]');
    expect(await outside.count()).toBeGreaterThan(3);
    for (const link of await outside.all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toContainText(/new tab/i);
    }
  });

  for (const [path, ofPage] of Map.groupBy(silent, ([page]) => page)) {
    test(`REQ-HOME-2, ${path}: a control without an action says why, looks like text and can be focused`, async ({
      page,
    }) => {
      await page.goto(path);
      for (const [, name, action] of ofPage) {
        const buttons = await page.getByRole('main').getByRole('button', { name }).all();
        expect(buttons.length, String(name)).toBeGreaterThan(0);
        for (const button of buttons) {
          const { reason = '' } = action as { reason?: string };
          await expect(button).toHaveAttribute('aria-disabled', 'true');
          await expect(button).toHaveAccessibleDescription(reason);
          await expect(button.getByText(reason)).toBeVisible();
          await expect(button).toHaveCSS('cursor', 'default');
          await button.focus();
          await expect(button).toBeFocused();
        }
      }
    });
  }

  test('REQ-HOME-2: no other control of a public page is without an action', async ({ page }) => {
    const counts = new Map<string, number>();
    for (const path of Object.values(paths)) {
      await page.goto(path);
      const count = await page.locator('button[aria-disabled]').count();
      if (count > 0) counts.set(path, count);
    }
    expect(Object.fromEntries(counts)).toEqual({
      '/': 6,
      '/tv': 2,

      '/speaking': 2,
      '/programs': 4,
      '/summit': 2,
    });
  });

  test('REQ-PRESS-1: every file of /press is there, and the archive has the stated size', async ({ request }) => {
    const { facts, pictures, request: mail } = pressKit;
    for (const { href } of [facts.sheet, mail.archive, ...pictures.flatMap(({ files }) => files)])
      expect((await request.head(href)).status(), href).toBe(200);
    const archive = await (await request.get(mail.archive.href)).body();
    expect(mail.archive.label).toBe(`ZIP, ${Math.round(archive.length / 1e6)}\u00a0MB`);
  });
});
