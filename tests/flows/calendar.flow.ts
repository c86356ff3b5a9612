import { brand } from '@podium/brands/legal-tender/content/brand.ts';
import { calendar as content } from '@podium/brands/legal-tender/content/calendar.ts';
import { events } from '@podium/brands/legal-tender/content/events.ts';
import { invitation } from '@podium/brands/legal-tender/content/invitation.ts';
import { delayAssets, expect, expectHydrated, test } from './site.ts';

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
  await page.goto('/calendar');
  const event = events.find(({ title }) => title.includes('Summit'))!;
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
  for (const [label, answer] of Object.entries({
    'Contact name': 'Robin Roe',
    'Contact e-mail': 'robin@example.com',
    Phone: '+43 1 000',
    'Organization name': 'Owners Forum',
    'Audience size': '400 owners',
    Budget: '€20,000',
    'About the event': 'Four hundred owners, one evening.',
  }))
    await dialog.getByLabel(label).fill(answer);
  await dialog.getByRole('button', { name: invitation.submit }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('mail')))
    .toContain(`mailto:${brand.mailboxes.speaking}?subject=`);
  const mail = decodeURIComponent((await page.evaluate(() => sessionStorage.getItem('mail'))) ?? '');
  for (const answer of [event.title, 'Robin Roe', 'Owners Forum', '€20,000']) expect(mail).toContain(answer);
  expect(calls).toEqual([]);
});

test('a dialog whose code arrives late does not open over what the visitor does meanwhile', async ({ page }) => {
  await page.goto('/calendar');
  const calendar = page.locator('#calendar').first();
  await calendar.hover();
  await expectHydrated(calendar);
  const release = await delayAssets(page, 'EventDialog-*.js');
  const arrived = page.waitForResponse('**/assets/EventDialog-*.js');
  const details = page.getByRole('button', { name: /Details/ }).first();
  await details.click();
  const field = page.locator('#newsletter').getByLabel('E-mail');
  await field.click();
  await field.pressSequentially('robin@');
  release();
  await (await arrived).finished();
  await page.waitForTimeout(500);
  await field.pressSequentially('example.com');
  await expect(field).toHaveValue('robin@example.com');
  await details.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

/** The day after the last event in Auckland, at 00:30, is its last day in Los Angeles, at 03:30. */
const edgeOfDay = '2025-12-04T11:30:00Z';

for (const [timezoneId, isOver] of [
  ['Pacific/Auckland', true],
  ['America/Los_Angeles', false],
] as const) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(`REQ-DAY-1, REQ-CAL-8: by the local day the last event is ${isOver ? 'over' : 'not over'}`, async ({
      page,
    }) => {
      await page.clock.setFixedTime(edgeOfDay);
      await page.goto('/calendar');
      const calendar = page.locator('#calendar');
      await page.mouse.move(300, 400);
      await expectHydrated(calendar);
      await calendar.getByRole('button', { name: 'December 3, 2025, 1 event' }).click();
      const last = calendar.getByRole('listitem').filter({ has: page.getByRole('heading') });
      await expect(last.getByRole('heading')).toHaveText('Applied Automation Conference');
      await expect(last.getByText('This event took place on December 3-4, 2025')).toHaveCount(isOver ? 1 : 0);
      await expect(calendar.getByRole('heading', { name: content.invitation.prompt })).toHaveCount(isOver ? 1 : 0);
      await expect(calendar.getByText(content.invitation.prompt)).toHaveCount(1);
    });
  });
}
