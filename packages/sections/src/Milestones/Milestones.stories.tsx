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

/** Ten years with long content. */
export const Long = meta.story({
  args: {
    content: {
      ...aboutPage,
      heading: `${aboutPage.heading}, and of selling late`,
      milestones: {
        ...aboutPage.milestones,
        list: [
          ...aboutPage.milestones.list,
          ...aboutPage.milestones.list.slice(2).map((item) => ({
            ...item,
            year: item.year + 20,
            text: `${item.text} ${item.text} ${item.text}`,
          })),
        ],
      },
    },
  },
});

/** One year. */
export const Short = meta.story({
  args: {
    content: {
      ...aboutPage,
      milestones: { ...aboutPage.milestones, list: aboutPage.milestones.list.slice(0, 1) },
    },
  },
});
