import { expect } from 'storybook/test';
import { podcast } from '@podium/data/content/podcast';
import preview from '@podium/storybook/preview';
import { PodcastListing } from './PodcastListing.tsx';

const { episodes } = podcast;

const meta = preview.meta({ component: PodcastListing, args: { content: podcast } });

/** Four issues: the newest over its seal of 47 points, three older ones as a list. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: podcast.heading })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: episodes[0].title })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

/** Four episodes, numbered 47 down to 44 and padded to three digits. */
export const PaddedNumbers = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No. 047')).toBeVisible();
    const older = canvas.getAllByRole('listitem').map((item) => item.firstElementChild?.textContent);
    await expect(older).toEqual(['046', '045', '044']);
  },
});

/** Neither button has an address yet: both say so on hover and on focus (REQ-HOME-2). */
export const ComingSoon = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Listen now', 'View all episodes']) {
      await userEvent.tab();
      const button = canvas.getByRole('button', { name });
      await expect(button).toHaveFocus();
      await expect(button).toHaveAccessibleDescription('Coming soon');
    }
  },
});

/** Before the first recording: a message replaces the issues, and there is no button. */
export const Empty = meta.story({
  tags: ['visual'],
  args: { content: { ...podcast, episodes: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(podcast.empty)).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});

/** Only the first issue: there is no list of older ones. */
export const OneIssue = meta.story({
  args: {
    content: {
      ...podcast,
      heading: 'The podcast',
      episodes: [{ number: 1, title: 'Debt', description: 'Read aloud.' }],
    },
  },
});
