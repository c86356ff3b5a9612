import { expect, within } from 'storybook/test';
import { transformationStories } from '@podium/brands/legal-tender/content/transformationStories.ts';
import preview from '@podium/storybook/preview';
import { TransformationStories } from './TransformationStories.tsx';

const { items, watch } = transformationStories;
const reason = 'reason' in watch ? watch.reason : '';

const meta = preview.meta({ component: TransformationStories, args: { content: transformationStories } });

/** Three stories, each with its figures, the time taken and the person. */
export const Default = meta.story({ tags: ['visual'] });

/** A full column is two years: the bars are proportional to the months. */
export const ToScale = meta.story({
  play: async ({ canvas }) => {
    for (const { timeframe } of items) {
      const time = canvas.getByText(`${timeframe} months`);
      const bar = time.firstElementChild?.getBoundingClientRect().width ?? 0;
      await expect(bar / time.getBoundingClientRect().width).toBeCloseTo(timeframe / 24, 2);
    }
  },
});

/** Only stories with a film have an action; without an address it says so. */
export const WithVideo = meta.story({
  play: async ({ canvas }) => {
    for (const [index, row] of canvas.getAllByRole('listitem').entries()) {
      const button = within(row).queryByRole('button', { name: 'Watch the story' });
      await (items[index]?.hasVideo
        ? expect(button).toHaveAccessibleDescription(reason)
        : expect(button).not.toBeInTheDocument());
    }
  },
});
