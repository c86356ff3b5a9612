import { expect } from 'storybook/test';
import { podcast } from '@podium/data/content/podcast';
import preview from '@podium/storybook/preview';
import { keyboardWalk, narrow, reducedMotion, rightToLeft } from '@podium/storybook/states';
import { PodcastListing } from './PodcastListing.tsx';

const { episodes } = podcast;

const meta = preview.meta({ component: PodcastListing, args: { content: podcast } });

/** Four issues: the newest over its seal of 47 points, three older ones as a list. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: podcast.heading })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: episodes[0].title })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

/** Specification §2: four episodes, numbered 47 down to 44 and shown padded to three digits. */
export const PaddedNumbers = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No. 047')).toBeVisible();
    const older = canvas.getAllByRole('listitem').map((item) => item.firstElementChild?.textContent);
    await expect(older).toEqual(['046', '045', '044']);
  },
});

/** Neither button leads anywhere yet, and both say so under the pointer and with the focus. */
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

/** Before the first recording: the sentence in the place of the issues, and no button. */
export const Empty = meta.story({
  args: { content: { ...podcast, episodes: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(podcast.empty)).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});

/** Numbers of four digits, titles of German length. */
export const Long = meta.story({
  args: {
    content: {
      ...podcast,
      heading: `${podcast.heading}, and sometimes a little before it`,
      episodes: episodes.map((episode) => ({
        number: 1000 + episode.number,
        title: `${episode.title}, and what the Grundstücksverkehrsgenehmigungszuständigkeit had to do with it`,
        description: `${episode.description} ${episode.description} ${episode.description}`,
      })),
    },
  },
});

/** The first issue, alone. */
export const Short = meta.story({
  args: {
    content: {
      ...podcast,
      heading: 'The podcast',
      episodes: [{ number: 1, title: 'Debt', description: 'Read aloud.' }],
    },
  },
});

/** Under reduced motion the seals are in register from the start. */
export const ReducedMotion = meta.story(reducedMotion);

/** The narrowest screen: the seal above, cropped by the edge. */
export const Narrow = meta.story(narrow);

/** Right to left: the seal runs off the right edge. */
export const RightToLeft = meta.story(rightToLeft);

/** Whatever can be operated is reached with the Tab key. */
export const KeyboardWalk = meta.story(keyboardWalk);
