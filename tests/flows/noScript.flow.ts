import type { Page } from '@playwright/test';
import { pageMetas } from '../../apps/site/src/head/pageMetas.ts';
import * as content from '@podium/brands/legal-tender/content.ts';
import { brand } from '@podium/brands/legal-tender/content/brand.ts';
import { events } from '@podium/brands/legal-tender/content/events.ts';
import { newsletterVariants } from '@podium/brands/legal-tender/content/newsletter.ts';
import { pressKit } from '@podium/brands/legal-tender/content/pressKit.ts';
import { site } from '@podium/brands/legal-tender/site.ts';
import { calendarFeedFile, eventFile } from '@podium/data/events/calendarFiles.ts';
import { actionSchema, type ContentAction } from '../../packages/data/src/schemas/action.ts';
import { formatEventDays, pastEventText } from '../../packages/data/src/schemas/eventDates.ts';
import { expect, phone, test } from './site.ts';

/** Every page without scripts: what it shows, and where its links lead. */

test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });

for (const { path, title, isForSearch } of pageMetas) {
  if (path === undefined) continue;
  test(`REQ-A11Y-1, REQ-ROUTE-1, REQ-SEO-1, REQ-HOME-2, REQ-DAY-1: ${path}`, async ({ page }) => {
    const response = await page.goto(path);
    await test.step('shows no control that needs a script, and a sentence for each form', async () => {
      // If a browser shows them anyway, they submit nowhere, and no address ends up in the page's URL.
      await expect(page.locator('form:not([method=dialog])')).toHaveCount(0);
      const controls = page.locator('input, select, textarea, label, button:not([command], [aria-disabled])');
      await expect(controls.filter({ visible: true })).toHaveText([]);
      await expect(page.getByText(/^Loading/)).toBeHidden();
      const sentences = page.locator('noscript p').filter({ hasText: 'Without it, write to', visible: true });
      const forms = await page.locator('form').count();
      // Polled: what `content-visibility: auto` skips is visible from its first frame on.
      await expect.poll(() => sentences.count()).toBeGreaterThanOrEqual(forms);
    });
    await test.step('a form says where to write instead', () => expectMailbox(page, path));
    await test.step('REQ-HOME-2: an action without an address looks like text, says why and can be focused', async () => {
      for (const button of await page.locator('button[aria-disabled]').all()) {
        const reason = button.locator('[aria-hidden]');
        await expect(reason).toBeVisible();
        await expect(button).toHaveAccessibleDescription((await reason.textContent()) ?? '');
        await expect(button).toHaveCSS('cursor', 'default');
        await button.focus();
        await expect(button).toBeFocused();
      }
    });
    await test.step('links to elsewhere open in a new tab, and say so', async () => {
      const outside = page.locator('#contact a[href^="https:"]');
      if (path === '/') expect(await outside.count()).toBeGreaterThan(3);
      for (const link of await outside.all()) {
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toContainText(/new tab/i);
      }
    });
    await test.step('REQ-NEWS-2: what the newsletter form says depends on the page', async () => {
      for (const { heading, specimen } of newsletterVariants.filter(({ paths }) => paths.some((at) => at === path)))
        await expect(page.getByRole('region', { name: heading })).toContainText(specimen.title);
    });

    await test.step('REQ-DAY-1: marks the events that were past when it was built', async () => {
      if (path !== '/' && path !== '/calendar') return;
      // By elements: Playwright's text excludes <noscript>.
      const words = await page
        .locator('p:visible')
        .evaluateAll((all) => all.map((each) => each.textContent).join('\n'));
      expect(words).toContain('This event took place on May 21-23, 2026');
      expect(words).toContain('This event took place on September 11-12, 2025');
    });

    if (!isForSearch) return;
    await test.step('is public and prerendered, with its title and one h1', async () => {
      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle(title);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('h1')).toBeVisible();
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(60);
      const footer = page.getByRole('contentinfo');
      await expect(footer).toBeVisible();
      await expect(footer, 'it has its styles').not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      // Markup of a Suspense boundary that React would place by script.
      expect(await page.content()).not.toContain('hidden="" id="S:');
    });
  });
}

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

const mailboxes: Record<string, string> = {
  '/': brand.mailboxes.owner,
  '/speaking': brand.mailboxes.speaking,
  '/auth': brand.mailboxes.owner,
};

async function expectMailbox(page: Page, path: string): Promise<void> {
  const mailbox = mailboxes[path];
  if (!mailbox) return;
  const subject = path === '/auth' ? 'page' : 'form';
  const sentence = `This ${subject} needs JavaScript. Without it, write to ${mailbox}.`;
  const said = page.locator('noscript p').filter({ hasText: sentence }).first();
  await expect(said).toBeVisible();
  await expect(said.locator('a')).toHaveAttribute('href', `mailto:${mailbox}`);
  if (path !== '/auth') return;
  const home = page.locator('noscript').getByRole('link', { name: 'go to the home page' });
  await expect(home).toHaveAttribute('href', '/');
}

/** The actions and links of content (REQ-HOME-2). */
function actionsIn(value: unknown): ContentAction[] {
  if (typeof value !== 'object' || value === null) return [];
  const { data } = actionSchema.safeParse(value);
  return data ? [data] : Object.values(value).flatMap(actionsIn);
}

/** Runs in a page: the links of another one with their addresses, and its actions without one. */
function readActions(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const all = [...body.querySelectorAll('a[href], button[aria-disabled]')];
  return all.map((each) => `${each.ariaLabel ?? each.textContent} → ${each.getAttribute('href')}`);
}

test('REQ-HOME-2: each action of the content leads to its address, or says why not', async ({ page, request }) => {
  const pastEvent = pastEventText(content.banner.pastEvent, content.banner.days, site.locale);
  const shown: string[] = [];
  for (const { path } of pageMetas) {
    if (path === undefined) continue;
    const html = await (await request.get(path)).text();
    shown.push(...(await page.evaluate(readActions, html)));
  }
  const missing = actionsIn(content).filter(({ label, reason, ...link }) => {
    const targets = ['href' in link ? `→ ${link.href}` : reason, pastEvent];
    return !shown.some((each) => each.includes(label) && targets.some((target) => target && each.includes(target)));
  });
  // The first four are for signed-in users, the last for the time before the summit.
  const expected = [
    'To your account',
    'Complete Qualification',
    'Back to Home',
    'Back to Home',
    'Ask for one by e-\u2060mail',
  ];
  expect(missing.map(({ label }) => label)).toEqual(expected);
});

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
    await expect(bar.getByRole('link', { name: `Book ${brand.shortName}` }).first()).toHaveAttribute(
      'href',
      '/speaking',
    );
    await expect(bar.getByRole('link', { name: brand.name }).first()).toHaveAttribute(
      'href',
      path === '/' ? '#hero' : '/',
    );
  }
});

test('REQ-HOME-5: the calculation of a case study opens', async ({ page }) => {
  const { caseStudies } = content;
  await page.goto('/');
  await page.getByText(caseStudies.calculation.show).first().click();
  await expect(page.getByText(caseStudies.items[0]?.calculation?.fault ?? '')).toBeVisible();
});

test('the menu of the home page opens routes, because it would stay open over a section', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const label of ['About', 'Speaking', 'Calendar', 'Media', 'Investments', 'TV Series'])
    await expect(menu.getByRole('link', { name: label })).toHaveCount(1);
  await menu.getByRole('link', { name: 'Calendar' }).click();
  await expect(page).toHaveURL('/calendar');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

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
    // The page was built when all events were over, and then it hides undecided statuses.
    if (event.status === 'confirmed' || event.status === 'private')
      await expect(row).toContainText(event.status, { ignoreCase: true });
    await expect(row.getByRole('link', { name: 'Event website' })).toHaveAttribute('href', event.website);
    await expect(row.getByRole('link', { name: '.ics' })).toHaveAttribute('href', eventFile(event.id));
  }
  await expect(list.getByRole('link').last()).toHaveAttribute('href', calendarFeedFile);
});

// tools/siteCheck follows every link of /press.
test('REQ-PRESS-1: the archive has the stated size', async ({ request }) => {
  const { archive } = pressKit.request;
  const { length } = await (await request.get(archive.href)).body();
  expect(archive.label).toBe(`ZIP, ${Math.round(length / 1e6)}\u00a0MB`);
});
