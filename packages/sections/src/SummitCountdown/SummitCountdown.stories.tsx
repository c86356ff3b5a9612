import { expect } from 'storybook/test';
import { summit } from '@podium/brands/legal-tender/content/summit.ts';
import preview from '@podium/storybook/preview';
import { SummitCountdown } from './SummitCountdown.tsx';

const meta = preview.meta({ component: SummitCountdown, args: { content: summit.countdown } });

const zeros = '0 days, 0 hours, 0 minutes, 0 seconds';

/** More than a hundred days left. */
export const Default = meta.story({ tags: ['visual'], parameters: { now: '2026-02-02T09:00:00' } });

/** On a day of the event: small zeros beside what happens that day. */
export const OnTheSecondDay = meta.story({
  tags: ['visual'],
  parameters: { now: '2026-05-22T09:00:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(zeros);
    await expect(canvas.getByText('Day two of three: Buy side.')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

/** After the event: the zeros stay, small, beside a sentence and the newsletter. */
export const Over = meta.story({
  tags: ['visual'],
  parameters: { now: '2030-01-04T09:00:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The counter ran out on May 21, 2026.' })).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent(zeros);
    await expect(canvas.getByRole('link', { name: 'Join the list' })).toBeVisible();
  },
});
