import { expect } from 'storybook/test';
import { aboutPage } from '@podium/data/content/aboutPage';
import preview from '@podium/storybook/preview';
import { Milestones } from './Milestones.tsx';

const meta = preview.meta({ component: Milestones, args: { content: aboutPage } });

/** Six years under a ribbon that grows from one strand to nine. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const years = canvas.getAllByRole('listitem');
    await expect(years).toHaveLength(aboutPage.milestones.list.length);
    await expect(years[0]).toHaveTextContent('1 company owned');
    await expect(years.at(-1)).toHaveTextContent('9 companies owned');
  },
});
