import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { calendar } from '@podium/brands/legal-tender/content/calendar.ts';
import { eventFile } from '@podium/data/events/calendarFiles.ts';
import preview from '@podium/storybook/preview';
import { SpeakingCalendar } from './SpeakingCalendar.tsx';

const meta = preview.meta({
  component: SpeakingCalendar,
  args: { content: calendar, fileHref: eventFile, onDetails: fn(), onInvite: fn() },
  parameters: { now: '2025-08-01T09:00:00Z' },
});

const firstThree = ['Nordic Owners Forum', 'European Capital Summit', 'Founders on the Tagus'];

function list(): HTMLElement {
  return screen.getByRole('region', { name: calendar.listLabel });
}

/** The titles in the list. */
function listed(): (string | null)[] {
  return within(list())
    .queryAllByRole('listitem')
    .map((item) => within(item).getByRole('heading').textContent);
}

function listHeading(): string | null {
  const [heading] = within(list()).getAllByRole('heading');
  return heading?.textContent ?? null;
}

function press(name: string | RegExp): Promise<void> {
  return userEvent.click(screen.getByRole('button', { name }));
}

/** The number of marked days in the visible month. */
function highlightedDays(): number {
  return screen.queryAllByRole('button', { name: /, \d events?$/ }).length;
}

/** The month of the next event with its marked days, and the first three events (REQ-CAL-2). */
export const Month = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: calendar.heading })).toHaveAttribute('id', 'calendar');
    await expect(canvas.getByRole('heading', { name: 'September 2025' })).toBeVisible();
    await expect(highlightedDays()).toBe(5);
    await expect(listed()).toEqual(firstThree);
    await expect(listHeading()).toBe('Next three of eight');
    await expect(canvas.getByText('four events')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Show / })).not.toBeInTheDocument();
    await expect(canvas.queryByText(/took place/)).not.toBeInTheDocument();
    const cities = within(canvas.getByRole('list', { name: calendar.heading }));
    await expect(cities.getAllByRole('listitem')).toHaveLength(calendar.cities.length);
  },
});

/** All events are over: the month of the last event, and a notice at each event (REQ-DAY-1). */
export const AllPast = meta.story({
  tags: ['visual'],
  parameters: { now: '2026-02-02T09:00:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'December 2025' })).toBeVisible();
    await expect(highlightedDays()).toBe(2);
    await expect(listed()).toEqual(firstThree);
    await expect(listHeading()).toBe('First three of eight, 2025');
    await expect(canvas.getByText('one event: Boston, 3-4')).toBeVisible();
    await expect(canvas.getByText('This event took place on September 11-12, 2025')).toBeVisible();
    await expect(canvas.queryByText('Pending')).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: 'Is your date open?' })).toBeVisible();
    await expect(canvas.getByText(/^All eight rooms of 2025 took place\. These are the quarters/)).toBeVisible();
    await expect(canvas.getAllByText(/^(open|held)$/)).toHaveLength(4);
    await expect(canvas.getAllByRole('button', { name: calendar.invitation.action })).toHaveLength(1);
  },
});

/** Years later all quarters are over: only the invitation is shown (REQ-CAL-8). */
export const AvailabilityOver = meta.story({
  tags: ['visual'],
  parameters: { now: '2030-01-01T09:00:00Z' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('All eight rooms of 2025 took place.')).toBeVisible();
    await expect(canvas.queryByText(/^(open|held)$/)).not.toBeInTheDocument();
    await press(calendar.invitation.action);
    await expect(args.onInvite).toHaveBeenCalledOnce();
  },
});

/** A press on a month of the ruler shows the month, and lists one of its events if none was listed (REQ-CAL-9). */
export const MonthOfTheYear = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const year = within(canvas.getByRole('list', { name: 'The year 2025' }));
    await expect(year.getByRole('button', { name: 'September 2025' })).toHaveAttribute('aria-current', 'true');
    for (const button of year.getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await press('November 2025');
    await expect(canvas.getByRole('heading', { name: 'November 2025' })).toBeVisible();
    await expect(listHeading()).toBe('November 20, 2025: one event');
    await expect(canvas.getByText('listed: 1 of 8')).toBeInTheDocument();
    await press('January 2025');
    await expect(canvas.getByRole('heading', { name: 'January 2025' })).toBeVisible();
    await expect(listed()).toEqual(firstThree);
    await press('October 2025');
    await expect(listed()).toEqual(['Machine Work Conference']);
    await press('Next month');
    await expect(year.getByRole('button', { name: 'November 2025' })).toHaveAttribute('aria-current', 'true');
  },
});

/** A press on a month whose first event is over keeps the list, which has a later event of that month (REQ-CAL-9). */
export const MonthInProgress = meta.story({
  parameters: { now: '2025-09-15T09:00:00Z' },
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    const before = listed();
    await press('September 2025');
    await expect(listed()).toEqual(before);
  },
});

/** A month without a listed event: one press lists its first event (REQ-CAL-7) and moves focus to the list. */
export const MonthShown = meta.story({
  parameters: { now: '2030-01-01T09:00:00Z' },
  play: async () => {
    await press('Show December');
    await expect(listed()).toEqual(['Applied Automation Conference']);
    await expect(listHeading()).toBe('December 3, 2025: one event');
    await expect(screen.queryByRole('button', { name: /^Show / })).not.toBeInTheDocument();
    await expect(list()).toHaveFocus();
  },
});

/** The events of the selected day; pressing it again, or a day without events, shows the next three (REQ-CAL-2). */
export const DateChosen = meta.story({
  tags: ['visual'],
  play: async () => {
    await press('September 10, 2025');
    await expect(listed()).toEqual(firstThree);
    await expect(listHeading()).toBe('September 10, 2025: nothing on this day');
    await expect(within(list()).getByText('Next three of eight')).toBeVisible();
    await press('September 11, 2025, 1 event');
    await expect(listed()).toEqual(['European Capital Summit']);
    await expect(listHeading()).toBe('September 11, 2025: one event');
    await press('September 11, 2025, 1 event');
    await expect(listed()).toEqual(firstThree);
    await press('September 11, 2025, 1 event');
  },
});

/** Events with any of the selected topics; the days of other events are not marked (REQ-CAL-1). */
export const Filtered = meta.story({
  play: async () => {
    await press('Storytelling');
    await expect(listed()).toEqual(['Machine Work Conference', 'Founders’ Hour, Live']);
    await expect(highlightedDays()).toBe(1);
    await press('Private Equity');
    await expect(listed()).toEqual(['European Capital Summit', 'Machine Work Conference', 'Gulf Private Markets']);
    await expect(highlightedDays()).toBe(3);
  },
});

/** One region at a time; pressing it again clears it. */
export const ByRegion = meta.story({
  play: async ({ canvas }) => {
    await press('Europe');
    await press('USA');
    await expect(canvas.getByRole('button', { name: 'Europe' })).toHaveAttribute('aria-pressed', 'false');
    await expect(listed()).toEqual(['Founders’ Hour, Live', 'Applied Automation Conference']);
    await expect(listHeading()).toBe('Two events in USA, 2025');
    await press('USA');
    await expect(listed()).toEqual(firstThree);
    await press('GCC');
    await expect(listed()).toEqual(['Gulf Private Markets', 'Family Enterprise Summit']);
  },
});

/** No match: one button clears all filters and moves focus to the list. */
export const NoneLeft = meta.story({
  play: async ({ canvas }) => {
    await press('Storytelling');
    await press('GCC');
    await expect(listed()).toEqual([]);
    await expect(canvas.getByText(calendar.empty.text)).toBeVisible();
    await expect(listHeading()).toBe('No event for this choice');
    await press(calendar.empty.showAll);
    await expect(listed()).toEqual(firstThree);
    await expect(list()).toHaveFocus();
    await press('Storytelling');
    await press('GCC');
  },
});

/** The four states of an event, by shape, text and colour (REQ-CAL-3). */
export const StatusBadges = meta.story({
  tags: ['visual'],
  args: {
    content: {
      ...calendar,
      events: ['confirmed', 'pending', 'tentative', 'on hold'].flatMap((status, index) => {
        const event = calendar.events[index];
        return event ? [{ ...event, status, date: '2025-09-11', endDate: '2025-09-11' }] : [];
      }),
    },
  },
  play: async () => {
    await press('September 11, 2025, 4 events');
    const badges = ['Confirmed', 'Pending', 'Tentative', 'on hold'].map((word) => within(list()).getByText(word));
    await expect(new Set(badges.map((badge) => getComputedStyle(badge).backgroundColor)).size).toBe(4);
  },
});

/** The layout does not shift between months of four and of six weeks. */
export const SameHeightInEachMonth = meta.story({
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('region', { name: calendar.heading }).getBoundingClientRect();
    for (let turn = 0; turn < 5; turn += 1) {
      await press('Next month');
      await expect(canvas.getByRole('region', { name: calendar.heading }).getBoundingClientRect().height).toBe(height);
    }
  },
});
