import { expect, fn, screen, within } from 'storybook/test';
import { eventDialog } from '@podium/brands/standard/eventTexts.ts';
import { events } from '@podium/brands/legal-tender/content/events.ts';
import { eventFile } from '@podium/data/events/calendarFiles.ts';
import preview from '@podium/storybook/preview';
import { EventDialog } from './EventDialog.tsx';

const eventCalled = (name: string) => events.find(({ title }) => title === name)!;
const summit = eventCalled('European Capital Summit');
const conference = eventCalled('Machine Work Conference');

const meta = preview.meta({
  component: EventDialog,
  args: {
    content: eventDialog,
    event: summit,
    events,
    fileHref: eventFile(summit.id),
    isOpen: true,
    onClose: fn(),
    onInvite: fn(),
  },
  parameters: { docs: { story: { height: '720px' } } },
});

async function openedDialog(title = summit.title): Promise<ReturnType<typeof within>> {
  return within(await screen.findByRole('dialog', { name: title }));
}

/**
 * The facts and two actions. The calendar service and Outlook open in a new tab; the file and the feed are beside them
 * (REQ-CAL-4).
 */
export const Open = meta.story({
  tags: ['visual'],
  play: async () => {
    const dialog = await openedDialog();
    await expect(dialog.getAllByRole('link')[0]).toHaveAccessibleName(/^Subscribe to all dates/);
    const hrefOf = (name: RegExp) => dialog.getByRole('link', { name }).getAttribute('href');
    await expect(hrefOf(/^Add to Calendar/)).toMatch(/^https:\/\/calendar\.google\.com\//);
    await expect(hrefOf(/^Add to Outlook/)).toMatch(/^https:\/\/outlook\.live\.com\//);
    await expect(hrefOf(/^Download \.ics/)).toBe('/calendar/european-capital-summit.ics');
    await expect(hrefOf(/^Subscribe to all dates/)).toBe('/calendar.ics');
    const website = dialog.getByRole('link', { name: 'Event website (opens in a new tab)' });
    await expect(website).toHaveAttribute('href', summit.website);
    await expect(website).toHaveAttribute('target', '_blank');
  },
});

/** A tentative future event that spans two months. */
export const MonthCrossing = meta.story({
  args: { event: conference, fileHref: eventFile(conference.id) },
  parameters: { now: '2025-08-01T09:00:00Z' },
  play: async () => {
    const dialog = await openedDialog(conference.title);
    await expect(dialog.getAllByRole('link')[0]).toHaveAccessibleName(/^Add to Calendar/);
  },
});
