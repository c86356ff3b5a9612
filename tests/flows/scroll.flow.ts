import { pages } from '@podium/brands/legal-tender/pages.ts';
import type { Page } from '@playwright/test';
import { brand } from '@podium/brands/legal-tender/content/brand.ts';
import { slowDown, waitForQuiet } from './settled.ts';
import { expect, phone, test } from './site.ts';

/** Scroll position (REQ-ROUTE-6) and focus (REQ-A11Y-1) on navigation. Phones have long pages, and bars that slide away. */

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** A part of a page, and its distance from the top of the viewport, in px. */
interface Place {
  path: string;
  part: string;
  y: number;
}

async function placeOf(page: Page, part: string): Promise<Place> {
  const { y } = await page.locator(part).evaluate((element) => element.getBoundingClientRect());
  return { path: new URL(page.url()).pathname, part, y };
}

/** Waits until the page has scrolled there and stays there. */
async function expectPlace(page: Page, { path, part, y }: Place): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${path}(#.*)?$`));
  await expectAtRest(page, part, async () => Math.abs((await placeOf(page, part)).y - y) < 3);
}

/** The condition holds, and still holds when everything has loaded and the page has not moved for a moment. */
async function expectAtRest(page: Page, message: string, holds: () => Promise<boolean>): Promise<void> {
  await expect.poll(holds, { message }).toBe(true);
  await waitForQuiet(page);
  const stays = async () => {
    const before = await top(page);
    await page.waitForTimeout(300);
    return (await top(page)) === before && holds();
  };
  await expect.poll(stays, { message: `${message}, at rest` }).toBe(true);
}

/** Waits until the history entry contains the scroll position. */
async function expectKept(page: Page): Promise<void> {
  const distance = () => page.evaluate(() => Math.abs((history.state?.position?.y ?? Infinity) - scrollY));
  await expect.poll(distance, { message: 'kept' }).toBeLessThanOrEqual(1);
}

/** Waits until the section begins at the fixed bars and stays there. At the end of the page it may be further down. */
async function expectBelowBars(page: Page, section: string): Promise<void> {
  const isBelow = async () => {
    const { y } = await placeOf(page, section);
    const bars = await page
      .locator('header')
      .first()
      .evaluate((header) => header.getBoundingClientRect().bottom);
    const isAtEnd = await page.evaluate(() => innerHeight + scrollY >= document.body.scrollHeight - 1);
    return isAtEnd ? y >= bars - 1 : Math.abs(y - bars) <= 1;
  };
  await expectAtRest(page, section, isBelow);
}

/** Scrolls past all islands. */
async function scrollTo(page: Page, part: string): Promise<void> {
  await expect(async () => {
    await page.locator(part).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await page.waitForTimeout(300);
    expect((await placeOf(page, part)).y).toBeLessThan(200);
  }).toPass();
}

/** Scrolls by the mouse wheel and waits until the page has scrolled this far, in px. */
async function wheel(page: Page, distance: number): Promise<void> {
  const before = await top(page);
  await page.mouse.wheel(0, distance);
  await expect.poll(() => top(page), { message: `${distance} px on` }).toBe(before + distance);
}

test('Back and Forward restore the visible section and the focus, also after a reload', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  for (const part of ['#about', '#speaking', '#calendar', '#investments']) await scrollTo(page, part);
  await wheel(page, 90);
  const home = await placeOf(page, '#investments');
  const link = page.locator('#investments').getByRole('link', { name: 'Investment Criteria' });
  await link.press('Enter');
  await expect(page).toHaveURL('/invest');
  await expect.poll(() => top(page)).toBe(0);
  const far = page.getByRole('main').getByRole('heading').last();
  await far.scrollIntoViewIfNeeded();
  await waitForQuiet(page);
  // A fetched part may not be rendered yet, and has another height than its placeholder.
  await expect(page.getByRole('main').locator('[data-reserved]')).toHaveCount(0);
  await expectKept(page);
  const invest = await placeOf(page, 'main > :last-child');

  await page.goBack();
  await expectPlace(page, home);
  await expect(link).toBeFocused();
  await page.goForward();
  await expectPlace(page, invest);
  await page.reload();
  await expectPlace(page, invest);
  await page.goBack();
  await expectPlace(page, home);
  // On a slow phone heights change after the browser has restored its own position, which it does again after the load
  // event.
  await slowDown(page, 6);
  await page.route('**/*.woff2', async (route) => {
    await page.waitForTimeout(2000);
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expectPlace(page, home);
});

test('REQ-ROUTE-6: a link from another page lands on its section, Tab continues there, and Back restores the position', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/press');
  // Before hydration a link causes a document load, which focuses no heading.
  await waitForQuiet(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Media', exact: true }).press('Enter');
  await expect(heading(page)).toBeFocused();
  const link = page.getByRole('link', { name: 'Read it' });
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  const media = await placeOf(page, 'main > :last-child');
  await link.press('Enter');
  await expect(page).toHaveURL('/#newsletter');
  await expect(page).toHaveTitle(pages.home.title);
  await expectBelowBars(page, '#newsletter');
  await page.keyboard.press('Tab');
  await expect(page.locator('#newsletter :focus')).toHaveCount(1);
  await page.goBack();
  await expectPlace(page, media);
  await expect(link).toBeFocused();
});

test('REQ-ROUTE-6: an anchor typed into the address scrolls to its section and focuses it, and Back restores the position', async ({
  page,
}) => {
  await page.goto('/press');
  await waitForQuiet(page);
  await page.getByRole('link', { name: brand.name }).first().press('Enter');
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toBeFocused();
  await wheel(page, 700);
  await waitForQuiet(page);
  await expectKept(page);
  const secondSection = await placeOf(page, 'main > :nth-child(2)');
  await page.evaluate(() => {
    location.hash = '#calendar';
  });
  await expectBelowBars(page, '#calendar');
  await expect(page.locator('#calendar')).toBeFocused();
  await page.goBack();
  await expectPlace(page, secondSection);
});

test('REQ-BAN-1, REQ-NAV-4, phone: after a smooth scroll the section begins at the bars, and the banner is shown', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await waitForQuiet(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'TV Series' }).click();
  await expectBelowBars(page, '#tv-series');
  await expect(page.locator('[data-banner=shown]')).toBeVisible();
});
