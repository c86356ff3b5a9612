import { expect } from 'storybook/test';
import { banner } from '@podium/data/content/banner';
import preview from '@podium/storybook/preview';
import { keyboardWalk, reducedMotion, rightToLeft } from '@podium/storybook/states';
import { EventBanner } from './EventBanner.tsx';

const meta = preview.meta({ component: EventBanner, args: { content: banner } });

/** Before the event: its name and dates where there is room, the announcement and the way to a seat. */
export const Upcoming = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('TICKETS SELLING OUT - LIMITED SPOTS REMAINING')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'SECURE YOUR SEAT' })).toHaveAttribute('href', '/summit');
    await expect(canvas.queryByText(/took place/)).not.toBeInTheDocument();
  },
});

/** While the last day runs nothing is over. */
export const OnTheLastDay = meta.story({
  parameters: { now: '2026-05-23T12:00:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/took place/)).not.toBeInTheDocument();
  },
});

/** Afterwards the same words stay, with a quiet note beside them. */
export const Past = meta.story({
  parameters: { now: '2026-06-01T12:00:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('TICKETS SELLING OUT - LIMITED SPOTS REMAINING')).toBeVisible();
    await expect(canvas.getByText(/^This event took place on/)).toBeVisible();
  },
});

/** On ink, above the sun of the summit's page; the ring of the focus shows on it. */
export const OnInk = meta.story({
  args: { tone: 'ink' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'SECURE YOUR SEAT' })).toHaveFocus();
  },
});

/** A long name wraps onto a second line and never pushes the link out. */
export const LongName = meta.story({
  args: {
    content: {
      ...banner,
      event: 'Europäische Unternehmensnachfolgekonferenz für Familienunternehmen, Frankfurt am Main',
      notice: `${banner.notice}, WITH A WAITING LIST FOR THE SECOND DAY`,
    },
  },
});

/** The fewest words. */
export const Short = meta.story({
  args: { content: { ...banner, event: 'Salon', notice: 'FULL', action: { label: 'SEATS', href: '/summit' } } },
});

/** The narrowest screen: two short lines and the link. */
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });

/** The narrowest screen after the event. */
export const NarrowPast = meta.story({
  globals: { viewport: { value: 'narrow' } },
  parameters: { now: '2026-06-01T12:00:00Z' },
});

/** Right to left: the words start on the right, the link ends on the left. */
export const RightToLeft = meta.story(rightToLeft);

/** Under reduced motion nothing moves. */
export const ReducedMotion = meta.story(reducedMotion);

/** Whatever can be operated is reached with the Tab key. */
export const KeyboardWalk = meta.story(keyboardWalk);
