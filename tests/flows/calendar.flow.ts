import { brand } from '../../packages/data/src/content/brand.ts';
import { events } from '../../packages/data/src/content/events.ts';
import { invitation } from '../../packages/data/src/content/invitation.ts';
import { expect, expectHydrated, test } from './site.ts';

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
  const calendar = page.locator('#calendar').first();
  await calendar.scrollIntoViewIfNeeded();
  await page.mouse.move(300, 400);
  await expectHydrated(calendar);
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
