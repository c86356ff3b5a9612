import { pageMetas } from '../../apps/site/src/head/pageMetas.ts';
import type { Page } from '@playwright/test';
import { navigation } from '@podium/brands/legal-tender/content/navigation.ts';
import { onTheRoad } from '@podium/brands/legal-tender/content/onTheRoad.ts';
import { pages } from '@podium/brands/legal-tender/pages.ts';
import { site } from '@podium/brands/legal-tender/site.ts';
import { anchors } from '@podium/data/schemas/site.ts';
import { waitForApp, waitForQuiet } from './settled.ts';
import { signedInDemo } from './people.ts';
import { expect, expectHydrated, phone, test } from './site.ts';

const { brand, items, book, menu } = navigation;

const titleOf = (href: string) => pageMetas.find(({ path }) => path === href)?.title ?? '';

/** The page has scrolled to the section below the fixed bars, and the URL is still home (REQ-NAV-2). */
async function expectSection(page: Page, anchor: string): Promise<void> {
  const restsAt = () => page.locator(`#${anchor}`).evaluate(readRest);
  await expect.poll(restsAt, { message: anchor, intervals: [100] }).toBeLessThan(200);
  expect(new URL(page.url()).pathname).toBe('/');
}

/** Runs in the page: distance of the section from the top of the viewport; infinite while the page scrolls. */
async function readRest(section: Element): Promise<number> {
  const before = scrollY;
  await new Promise((resolve) => setTimeout(resolve, 200));
  return scrollY === before ? Math.abs(section.getBoundingClientRect().top) : Infinity;
}

test('REQ-HOME-1: the home page has its eighteen parts in order', async ({ page }) => {
  const order = [
    'hero',
    'caseStudies',
    'videoTeaser',
    'quickWins',
    'asSeenOn',
    'testimonials',
    'podcast',
    'freeResources',
    'about',
    'speakingCards',
    'calendar',
    'mediaHub',
    'investments',
    'tvSeries',
    'callToAction',
    'contactStrip',
    'onTheRoad',
  ];
  expect(site.home).toEqual(order);
  await page.goto('/');
  await expect(page.locator('main > *')).toHaveCount(order.length);
  const { newsletter, ...sections } = anchors;
  for (const [name, id] of Object.entries(sections))
    await expect(page.locator(`main > :nth-child(${order.indexOf(name) + 1}):is(#${id}, :has(#${id}))`)).toHaveCount(1);
  await expect(page.getByRole('contentinfo').locator(`#${newsletter}`)).toHaveCount(1);

  // The floating button has no position in the page.
  const floating = page.getByRole('button', { name: onTheRoad.trigger });
  await expect(floating).toBeInViewport();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(floating).toBeInViewport();
});

test.describe('REQ-NAV-2: navigation', () => {
  test('at home an item of the bar scrolls smoothly to its section, and the brand to the hero', async ({ page }) => {
    await page.goto('/');
    await waitForApp(page);
    const bar = page.locator('[data-past-50]');
    const places = await page.evaluateHandle(() => {
      const seen: number[] = [];
      addEventListener('scroll', () => seen.push(scrollY));
      return seen;
    });
    // The first item scrolls past all islands. noScript checks every anchor.
    for (const { label, anchor } of [items.at(-1)!, items[2]!, { label: brand.name, anchor: brand.anchor }]) {
      await places.evaluate((seen) => seen.splice(0, Infinity, scrollY));
      await bar.getByRole('link', { name: label, exact: true }).click();
      await expectSection(page, anchor ?? '');
      expect(new Set(await places.jsonValue()).size, `${anchor}: places on the way`).toBeGreaterThan(2);
    }
  });

  const signIn = { label: 'SIGN IN', href: '/auth' };

  // At home it scrolls: see the flows scroll and early.
  test('REQ-NAV-4: an item of the drawer closes it and opens its route', async ({ page }) => {
    await page.setViewportSize(phone);
    const drawer = page.getByRole('dialog', { name: menu.label });
    await page.goto('/press');
    await page.getByRole('button', { name: menu.openLabel }).click();
    for (const item of [...menu.items, signIn])
      await expect(drawer.getByRole('link', { name: item.label, exact: true })).toHaveAttribute('href', item.href);
    await page.keyboard.press('Escape');
    for (const item of [menu.items[0]!, signIn]) {
      await page.getByRole('button', { name: menu.openLabel }).click();
      await drawer.getByRole('link', { name: item.label, exact: true }).click();
      await expect(drawer).toBeHidden();
      await expect(page).toHaveURL(item.href);
      // The URL changes before the page, which has another header.
      await expect(page).toHaveTitle(titleOf(item.href));
    }
  });

  test('REQ-NAV-4: the drawer of signed-in users leads to the deals', async ({ page }) => {
    await page.setViewportSize(phone);
    await signedInDemo(page, 'investor');
    await page.goto('/press');
    await page.getByRole('button', { name: menu.openLabel }).click();
    const drawer = page.getByRole('dialog', { name: menu.label });
    await drawer.getByRole('link', { name: 'DEALS', exact: true }).click();
    await expect(page).toHaveURL('/deals');
  });
});

test('REQ-NAV-5: a followed link cross-fades the pages below the same header, also while the window changes its size; Back does it at once', async ({
  page,
}) => {
  await page.addInitScript(countViewTransitions);
  const count = () => page.evaluate(() => window.viewTransitions);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/about');
  await waitForApp(page);
  const header = await page.locator('[data-past-50]').elementHandle();
  const bookingLink = page.locator('[data-past-50]').getByRole('link', { name: book.label });

  await bookingLink.click();
  await expect(page).toHaveTitle(titleOf(book.href));
  expect(await count()).toBe(1);
  await page.goBack();
  await expect(page).toHaveTitle(titleOf('/about'));
  expect(await count()).toBe(1);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await bookingLink.click();
  await expect(page).toHaveTitle(titleOf(book.href));
  expect(await count()).toBe(1);
  expect(await header?.evaluate((element) => element.isConnected)).toBe(true);
});

test('REQ-NAV-5: an address typed into the newsletter form stays when a link is followed', async ({ page }) => {
  await page.goto('/about');
  const field = page.locator('#newsletter').getByLabel('E-mail');
  await field.fill('robin@example.com');
  await expectHydrated(field);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveTitle(titleOf('/terms'));
  await expect(field).toHaveValue('robin@example.com');
});

declare global {
  interface Window {
    viewTransitions: number;
  }
}

/** Runs in the page before its own scripts. Every second transition rejects, as if the viewport had changed its size. */
function countViewTransitions(): void {
  window.viewTransitions = 0;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    window.viewTransitions += 1;
    const transition = start(update);
    if (window.viewTransitions % 2 === 1) return transition;
    const error = new DOMException('Viewport size changed', 'InvalidStateError');
    const ready = transition.updateCallbackDone.then(() => Promise.reject(error));
    return Object.defineProperty(transition, 'ready', { value: ready });
  };
}

test('REQ-NAV-5, REQ-A11Y-1: a page opened by a link never appears without its first part, and has all parts without scrolling', async ({
  page,
}) => {
  await page.goto('/invest');
  await waitForApp(page);
  const wasEmpty = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        new MutationObserver(() => {
          if (document.querySelector('main [data-reserved]')) resolve(true);
          if (document.querySelector('main form')) resolve(false);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  expect(await wasEmpty).toBe(false);
  await page.getByRole('banner').getByRole('link', { name: brand.name }).click();
  await expect(page).toHaveTitle(titleOf('/'));
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(page.locator('[data-reserved]')).toHaveCount(0);
});

test('hovering a link fetches only its page, and the click needs no network', async ({ page, context }) => {
  await page.goto('/press');
  await page.mouse.move(20, 700);
  await waitForQuiet(page);
  const modules: string[] = [];
  page.on('request', (request) => {
    const [, name = ''] = /\/assets\/(\w+)-[^/]*\.js$/.exec(request.url()) ?? [];
    if (name in pages || name === 'siteBackend') modules.push(name);
  });
  const link = page.getByRole('navigation').getByRole('link', { name: 'About' }).first();
  await link.hover();
  await expect.poll(() => modules).toEqual(['about']);
  // Wait: the page's imports are fetched after its module.
  await waitForQuiet(page);
  await context.setOffline(true);
  await link.click();
  await expect(page).toHaveTitle(/^About/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(modules).toEqual(['about']);
});
