import { withWrapper } from '@podium/storybook/withWrapper';
import { pointAt } from '@podium/storybook/pointer';
import preview from '@podium/storybook/preview';
import { withValue } from '@podium/storybook/withValue';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { LocaleProvider } from '../locale/Locale.tsx';
import { UiTextsProvider } from '../locale/UiTexts.tsx';
import { MonthCalendar } from './MonthCalendar.tsx';

const events = [
  { date: '2026-02-11', endDate: '2026-02-11' },
  { date: '2026-02-18', endDate: '2026-02-20' },
  { date: '2026-02-19', endDate: '2026-02-19' },
  { date: '2026-02-27', endDate: '2026-03-02' },
];

const KeptCalendar = withValue(withValue(MonthCalendar, 'month', 'onMonthChange'));

const meta = preview.meta({
  component: MonthCalendar,
  args: { label: 'Event days', month: '2026-02', value: null, events, onMonthChange: fn(), onChange: fn() },
  render: (args) => <KeptCalendar {...args} />,
  decorators: [withWrapper(<div style={{ padding: 'clamp(20px, 3.4vw, 56px)' }} />)],
});

/** A line marks today. Event days are highlighted, also those of an event that continues in March. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'February 2026' })).toBeVisible();
    await expect(canvas.getByRole('grid', { name: 'Event days, February 2026' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
      'Sun',
    ]);
    await expect(canvas.getByRole('button', { name: 'February 2, 2026' })).toHaveAttribute('aria-current', 'date');
    await expect(canvas.getByRole('button', { name: 'February 18, 2026, 1 event' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'February 19, 2026, 2 events' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'February 20, 2026, 1 event' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'February 28, 2026, 1 event' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /March 2026/ })).not.toBeInTheDocument();
  },
});

/** A press selects a day, another press clears the selection. */
export const Choosing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const day = canvas.getByRole('button', { name: 'February 11, 2026, 1 event' });
    await userEvent.click(day);
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-02-11');
    await expect(day).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(day);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(day).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
});

/** A selected event day is still marked as an event day. */
export const ChosenEventDay = meta.story({ tags: ['visual'], args: { value: '2026-02-19' } });

/** Today, selected, with an event. */
export const EverythingAtOnce = meta.story({
  tags: ['visual'],
  args: { value: '2026-02-11' },
  parameters: { now: '2026-02-11T12:00:00Z' },
});

/** Arrow keys move by day and week, Home and End to the ends of the month, Page Up and Down by month. */
export const ByKeyboard = meta.story({
  args: { value: '2026-02-11' },
  play: async ({ args, canvas, userEvent }) => {
    for (let press = 0; press < 2; press++) await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next month' })).toHaveFocus();
    await userEvent.tab();
    const expectFocus = (name: string) => waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
    await expectFocus('February 11, 2026, 1 event');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expectFocus('February 19, 2026, 2 events');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-02-19');
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Home}');
    await expectFocus('February 1, 2026');
    await userEvent.keyboard('{End}');
    await expectFocus('February 28, 2026, 1 event');
    await userEvent.keyboard('{ArrowRight}');
    await expectFocus('March 1, 2026, 1 event');
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-03');
    await userEvent.keyboard('{PageDown}');
    await expectFocus('April 1, 2026');
    await userEvent.keyboard('{PageUp}{PageUp}');
    await expectFocus('February 1, 2026');
    await userEvent.keyboard('{ArrowUp}');
    await expectFocus('January 25, 2026');
    await expect(canvas.getByRole('heading')).toHaveTextContent('January 2026');
  },
});

/** A change of month updates the heading and is announced. */
export const MonthChanged = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next month' });
    await userEvent.click(next);
    await expect(args.onMonthChange).toHaveBeenCalledWith('2026-03');
    await expect(canvas.getByRole('heading', { name: 'March 2026' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'March 2, 2026, 1 event' })).toBeVisible();
    await expect(next).toHaveFocus();
    await waitFor(() => expect(screen.getByText('March 2026', { ignore: 'h3' })).toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }));
    await expect(canvas.getByRole('heading', { name: 'January 2026' })).toBeVisible();
  },
});

/** Days before the first and after the last day are shown but disabled, as are the months beyond. */
export const Limited = meta.story({
  args: { minDate: '2026-02-09', maxDate: '2026-02-20' },
  play: async ({ args, canvas, userEvent }) => {
    const before = canvas.getByRole('button', { name: 'February 8, 2026' });
    await expect(before).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(before);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }));
    await expect(args.onMonthChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'February 20, 2026, 1 event' }));
    await expect(args.onChange).toHaveBeenCalledWith('2026-02-20');
  },
});

/** On hover a day has a border, with or without an event; a disabled day has none. */
export const Hovered = meta.story({
  args: { minDate: '2026-02-09' },
  play: async ({ canvas }) => {
    const days = ['February 8, 2026', 'February 10, 2026', 'February 11, 2026, 1 event'].map((name) =>
      canvas.getByRole('button', { name }),
    );
    pointAt(...days);
    await expect(days.map((day) => getComputedStyle(day).boxShadow === 'none')).toEqual([true, false, false]);
  },
});

/** After the events: their days are marked without colour. A line says what there was. */
export const Over = meta.story({
  tags: ['visual'],
  args: { note: 'four events' },
  parameters: { now: '2026-02-20T12:00:00Z' },
  play: async ({ canvas }) => {
    const [over, ahead] = ['February 19, 2026, 2 events', 'February 20, 2026, 1 event'].map((name) =>
      getComputedStyle(canvas.getByRole('button', { name })),
    );
    await expect(over?.backgroundColor).not.toBe(ahead?.backgroundColor);
    await expect(canvas.getByText('four events')).toBeVisible();
  },
});

/** A month of six weeks. */
export const SixWeeks = meta.story({ args: { month: '2026-08', events: [] } });

/** The month with the longest name at 320 px; days are slightly narrower than high. */
export const Narrow = meta.story({
  args: { month: '2026-09' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const day = canvas.getByRole('button', { name: 'September 5, 2026' }).getBoundingClientRect();
    await expect(day.height).toBeGreaterThanOrEqual(44);
    await expect(day.width).toBeGreaterThanOrEqual(38);
  },
});

const germanTexts = {
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  events: { one: '{count} Veranstaltung', other: '{count} Veranstaltungen' },
};

/** In German: names of months and days follow the locale. */
export const German = meta.story({
  args: {
    label: 'Veranstaltungstage',
  },
  decorators: [
    withWrapper(<UiTextsProvider value={{ monthCalendar: germanTexts }}>{null}</UiTextsProvider>),
    withWrapper(<LocaleProvider value="de" />),
    withWrapper(<div lang="de" />),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Nächster Monat' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '19. Februar 2026, 2 Veranstaltungen' })).toBeVisible();
    await expect(canvas.getByRole('heading')).toHaveTextContent('Februar 2026');
    await expect(canvas.getAllByRole('columnheader')[0]).toHaveTextContent('Mo');
  },
});

/** Right to left: the week begins at the right, and the left arrow key moves forward. */
export const RightToLeft = meta.story({
  args: { value: '2026-02-11' },
  decorators: [withWrapper(<LocaleProvider value="he-IL" />)],
  play: async ({ canvas, userEvent }) => {
    for (let press = 0; press < 3; press++) await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByText('12')).toHaveFocus());
  },
});
