import { withWrapper } from '@podium/storybook/withWrapper';
import { pointAt } from '@podium/storybook/pointer';
import preview from '@podium/storybook/preview';
import { withValue } from '@podium/storybook/withValue';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { LocaleProvider } from '../locale/Locale.tsx';
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
    await expect(canvas.getByRole('grid', { name: 'Event days, February 2026' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'February 2, 2026' })).toHaveAttribute('aria-current', 'date');
    await expect(canvas.getByRole('button', { name: 'February 19, 2026, 2 events' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /March 2026/ })).not.toBeInTheDocument();
  },
});

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
    await expect(document.activeElement).toHaveAttribute('aria-pressed', 'true');
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

/**
 * A change of month updates the heading and is announced. A selected day is not: the state of its button says so, and
 * the page what it shows of that day.
 */
export const MonthChanged = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next month' });
    await userEvent.click(next);
    await expect(args.onMonthChange).toHaveBeenCalledWith('2026-03');
    await expect(canvas.getByRole('heading', { name: 'March 2026' })).toBeVisible();
    await expect(next).toHaveFocus();
    await waitFor(() => expect(screen.getByText('March 2026', { ignore: 'h3' })).toBeInTheDocument());
    const day = canvas.getByRole('button', { name: 'March 1, 2026, 1 event' });
    await userEvent.click(day);
    await expect(day).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }));
    await expect(canvas.getByRole('heading', { name: 'February 2026' })).toBeVisible();
    await waitFor(() => expect(screen.getByText('February 2026', { ignore: 'h3' })).toBeInTheDocument());
    await expect(screen.queryByText(/^Selected/)).not.toBeInTheDocument();
  },
});

/** On hover a day has a border, with or without an event. */
export const Hovered = meta.story({
  play: ({ canvas }) => {
    const names = ['February 10, 2026', 'February 11, 2026, 1 event'];
    pointAt(...names.map((name) => canvas.getByRole('button', { name })));
  },
});

/** After the events: their days are marked without colour, and the note says what took place. */
export const Over = meta.story({
  tags: ['visual'],
  args: { note: 'four events' },
  parameters: { now: '2026-02-20T12:00:00Z' },
});

/** A month of six weeks. */
export const SixWeeks = meta.story({ args: { month: '2026-08', events: [] } });

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
