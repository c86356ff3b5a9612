import type { ComponentProps } from 'react';
import type { StoryContext } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { transformationStories } from '@podium/brands/legal-tender/content/transformationStories.ts';
import preview from '@podium/storybook/preview';
import { TransformationStories } from './TransformationStories.tsx';

const { items, watch } = transformationStories;
const reason = 'reason' in watch ? watch.reason : '';

interface Stage extends Pick<StoryContext, 'canvas'> {
  args: ComponentProps<typeof TransformationStories>;
}

const meta = preview.meta({ component: TransformationStories, args: { content: transformationStories } });

/** Bars are as long as a share of the column, which stands for so many months. */
async function expectScale({ canvas, args }: Stage, months: number): Promise<void> {
  for (const { timeframe } of args.content.items) {
    const time = canvas.getByText(`${timeframe} months`);
    const bar = time.firstElementChild?.getBoundingClientRect().width ?? 0;
    await expect(bar / time.getBoundingClientRect().width).toBeCloseTo(timeframe / months, 2);
  }
}

/** Three stories with bars to scale: a full column is two years. Only those with a film have an action. */
export const Default = meta.story({
  tags: ['visual'],
  play: async (stage) => {
    await expectScale(stage, 24);
    for (const [index, row] of stage.canvas.getAllByRole('listitem').entries()) {
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
  play: (stage) => expectScale(stage, 48),
});
