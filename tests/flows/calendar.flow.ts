import type { Page } from '@playwright/test';
import { brand } from '../../packages/data/src/content/brand.ts';
import { events, roadEvents } from '../../packages/data/src/content/events.ts';
import { invitation } from '../../packages/data/src/content/invitation.ts';
import { expect, expectHydrated, test } from './site.ts';

/** Opens the page and waits until its calendar is hydrated. */
async function openCalendar(page: Page, path = '/calendar'): Promise<void> {
  await page.goto(path);
  const part = page.locator('#calendar').first();
  await part.scrollIntoViewIfNeeded();
  await page.mouse.move(300, 400);
  await expectHydrated(part);
}

function listed(page: Page) {
  return page.getByRole('region', { name: 'Events' }).getByRole('listitem').getByRole('heading');
}

const titles = (matching: readonly { title: string }[]) => matching.slice(0, 3).map(({ title }) => title);

test.describe('speaking calendar', () => {
  test('REQ-CAL-1, REQ-CAL-2: the list shows the first three events that match any chosen topic and the region', async ({
    page,
  }) => {
    await openCalendar(page);
    await expect(listed(page)).toHaveText(titles(events));
    for (const name of ['AI', 'Storytelling', 'Private Equity', 'M&A', 'Entrepreneurship', 'Europe', 'USA', 'GCC']) {
      await expect(page.locator('#calendar').getByRole('button', { name, exact: true })).toBeVisible();
    }
    const topic = (name: string) => page.locator('#calendar').getByRole('button', { name, exact: true });
    await topic('Storytelling').click();
    await expect(listed(page)).toHaveText(titles(events.filter(({ topics }) => topics.includes('Storytelling'))));
    await topic('AI').click();
    const either = events.filter(({ topics }) => topics.includes('Storytelling') || topics.includes('AI'));
    await expect(listed(page)).toHaveText(titles(either));
    await topic('USA').click();
    await expect(listed(page)).toHaveText(titles(either.filter(({ region }) => region === 'USA')));
    for (const name of ['USA', 'AI', 'Storytelling']) await topic(name).click();
    await expect(listed(page)).toHaveText(titles(events));
  });

  test('REQ-CAL-2: a chosen day shows its events', async ({ page }) => {
    await openCalendar(page);
    const dayOfEvent = page.getByRole('button', { name: /, 1 event$/ }).first();
    const name = (await dayOfEvent.getAttribute('aria-label')) ?? '';
    await dayOfEvent.click();
    const iso = new Date(`${/\d{1,2} \w+ \d{4}/.exec(name)?.[0]} UTC`).toISOString().slice(0, 10);
    const ofDay = events.filter(({ date, endDate }) => date <= iso && iso <= endDate);
    expect(ofDay.length).toBeGreaterThan(0);
    await expect(listed(page)).toHaveText(ofDay.map(({ title }) => title));
  });

  test("REQ-CAL-4: 'Add to Calendar' in the event dialog has title, days, place and details", async ({ page }) => {
    await openCalendar(page);
    const [, event] = events;
    if (!event) throw new Error('unreachable');
    await page
      .getByRole('listitem')
      .filter({ hasText: event.title })
      .getByRole('button', { name: /Details/ })
      .click();
    const dialog = page.getByRole('dialog', { name: event.title });
    await expect(dialog).toBeVisible();
    const link = dialog.getByRole('link', { name: /^Add to Calendar/ });
    await expect(link).toHaveAttribute('target', '_blank');
    const { searchParams } = new URL((await link.getAttribute('href')) ?? '');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      text: `${event.title} ${brand.speakerSuffix}`,
      dates: '20250911/20250913',
      location: `${event.location}, ${event.country}`,
      details: expect.stringContaining(event.topics.join(', ')),
    });
    const file = await page.request.get(
      (await dialog.getByRole('link', { name: /^Download \.ics/ }).getAttribute('href')) ?? '',
    );
    expect(file.headers()['content-type']).toContain('text/calendar');
    await expect(dialog.getByRole('link', { name: /^Event website/ })).toHaveAttribute('href', /^https:/);
  });

  test('REQ-CAL-5: an invitation from an event has date, place and name filled in, and opens the mail program', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const { navigation } = window as unknown as { navigation: EventTarget };
      navigation.addEventListener('navigate', (event) => {
        const { url } = (event as Event & { destination: { url: string } }).destination;
        if (url.startsWith('mailto:')) sessionStorage.setItem('mail', url);
      });
    });
    const calls: string[] = [];
    page.on('request', (request) => {
      if (/\/v1\//.test(request.url())) calls.push(request.url());
    });
    await openCalendar(page);
    const event = events.find(({ title }) => title.includes('Summit'));
    if (!event) throw new Error('unreachable');
    await page
      .getByRole('listitem')
      .filter({ hasText: event.title })
      .getByRole('button', { name: /Details/ })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Invite/ })
      .click();
    const dialog = page.getByRole('dialog', { name: invitation.heading });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByLabel('Event name')).toBeHidden();
    await dialog.getByRole('checkbox').check();
    await expect(dialog.getByLabel('Event name')).toHaveValue(event.title);
    await expect(dialog.getByLabel('Event date')).toHaveValue(event.date);
    await expect(dialog.getByLabel('Location')).toHaveValue(`${event.location}, ${event.country}`);

    await dialog.getByRole('button', { name: invitation.submit }).click();
    for (const message of [
      'Contact name is required',
      'Valid email is required',
      'Phone number is required',
      'Organization name is required',
      'Please provide more details about the event',
      'Expected audience size is required',
      'Budget information is required',
    ]) {
      await expect(dialog.getByText(message, { exact: true })).toBeVisible();
    }
    await dialog.getByLabel('Contact name').fill('Robin Roe');
    await dialog.getByLabel('Contact e-mail').fill('robin@example.com');
    await dialog.getByLabel('Phone').fill('+43 1 000');
    await dialog.getByLabel('Organization name').fill('Owners Forum');
    await dialog.getByLabel('Audience size').fill('400 owners');
    await dialog.getByLabel('Budget').fill('€20,000');
    await dialog.getByLabel('About the event').fill('Four hundred owners, one evening.');
    await dialog.getByRole('button', { name: invitation.submit }).click();
    await expect(dialog).toBeHidden();
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('mail')))
      .toContain(`mailto:${brand.mailboxes.speaking}?subject=`);
    const mail = decodeURIComponent((await page.evaluate(() => sessionStorage.getItem('mail'))) ?? '');
    for (const answer of [event.title, 'Robin Roe', 'Owners Forum', '€20,000']) expect(mail).toContain(answer);
    expect(calls).toEqual([]);
  });
});

test("REQ-HOME-4: 'On the Road' opens a drawer with three events; its button closes it and scrolls to the calendar", async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'On the Road' }).click();
  const drawer = page.getByRole('dialog', { name: 'Upcoming Speaking Events' });
  await expect(drawer).toBeVisible();
  await expect(drawer.getByRole('listitem')).toHaveCount(3);
  for (const { title } of roadEvents) await expect(drawer).toContainText(title);
  await drawer.getByRole('link', { name: `Invite ${brand.shortName} to Your Event` }).click();
  await expect(drawer).toBeHidden();
  await expect(page.locator('#calendar')).toBeInViewport();
});
