import type { StoryContext } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { transformationStories } from '@podium/brands/legal-tender/content/transformationStories.ts';
import preview from '@podium/storybook/preview';
import { TransformationStories } from './TransformationStories.tsx';

const { items, watch } = transformationStories;
const reason = 'reason' in watch ? watch.reason : '';

const meta = preview.meta({ component: TransformationStories, args: { content: transformationStories } });

/** Bars are as long as a share of the column, which stands for so many months. */
async function expectScale(canvas: StoryContext['canvas'], months: number): Promise<void> {
  for (const time of canvas.getAllByText(/^\d+ months$/)) {
    const bar = time.firstElementChild?.getBoundingClientRect().width ?? 0;
    const share = Number.parseInt(time.textContent, 10) / months;
    await expect(bar / time.getBoundingClientRect().width).toBeCloseTo(share, 2);
  }
}

/** Three stories with bars to scale: a full column is two years. Only those with a film have an action. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expectScale(canvas, 24);
    for (const [index, row] of canvas.getAllByRole('listitem').entries()) {
      const button = within(row).queryByRole('button', { name: 'Watch the story' });
      await (items[index]?.hasVideo
        ? expect(button).toHaveAccessibleDescription(reason)
        : expect(button).not.toBeInTheDocument());
    }
  },
});

/** The longest story is a full column. */
export const FourYears = meta.story({
  args: {
    content: {
      ...transformationStories,
      items: items.map((story, index) => (index === 0 ? { ...story, timeframe: 48 } : story)),
    },
  },
  play: ({ canvas }) => expectScale(canvas, 48),
});
