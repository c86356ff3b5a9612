import { expect } from 'storybook/test';
import { programs } from '@podium/data/content/programs';
import preview from '@podium/storybook/preview';
import { keyboardWalk, narrow, reducedMotion, rightToLeft } from '@podium/storybook/states';
import { SummitPromo } from './SummitPromo.tsx';

const meta = preview.meta({ component: SummitPromo, args: { content: programs } });

const note = 'This event took place on May 21-23, 2026';

/** Before the summit: when it is, what it costs, and the way to it. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(programs.heading);
    await expect(canvas.getByRole('link', { name: 'GRAB YOUR TICKET' })).toHaveAttribute('href', '/summit');
    await expect(canvas.queryByText(note)).not.toBeInTheDocument();
  },
});

/** Afterwards the same words stay, with a quiet note below them. */
export const Past = meta.story({
  parameters: { now: '2026-06-01T12:00:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(programs.summit.text)).toBeVisible();
    await expect(canvas.getByText(note)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'GRAB YOUR TICKET' })).toHaveAttribute('href', '/summit');
  },
});

/** The note comes while the page is open, when the last day is over. */
export const LastMinute = meta.story({
  parameters: { now: '2026-05-23T12:00:00Z' },
  play: async ({ canvas, clock }) => {
    await expect(canvas.queryByText(note)).not.toBeInTheDocument();
    await clock.tick(36 * 60 * 60_000);
    await expect(await canvas.findByText(note)).toBeVisible();
  },
});

/** A name of three lines and twice the words: the strip grows, and the canal stays behind none of them. */
export const Long = meta.story({
  parameters: { now: '2026-06-01T12:00:00Z' },
  args: {
    content: {
      heading: `${programs.heading}, and what is in it`,
      lede: `${programs.lede} ${programs.lede}`,
      summit: {
        ...programs.summit,
        heading: 'Europäische Unternehmensnachfolgekonferenz, Frankfurt am Main',
        text: `${programs.summit.text} ${programs.summit.text}`,
      },
    },
  },
});

/** The fewest words. */
export const Short = meta.story({
  args: {
    content: {
      heading: 'Prices',
      lede: 'All of them.',
      summit: { ...programs.summit, heading: 'Summit', text: 'Three days.' },
    },
  },
});

/** The narrowest screen. */
export const Narrow = meta.story(narrow);

/** Right to left: words at the right, houses at the left. */
export const RightToLeft = meta.story(rightToLeft);

/** Whatever can be operated is reached with the Tab key. */
export const KeyboardWalk = meta.story(keyboardWalk);

/** Under reduced motion nothing moves. */
export const ReducedMotion = meta.story(reducedMotion);
