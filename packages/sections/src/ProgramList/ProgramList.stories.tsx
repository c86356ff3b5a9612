import { expect } from 'storybook/test';
import { programs } from '@podium/brands/legal-tender/content/programs.ts';
import preview from '@podium/storybook/preview';
import { ProgramList } from './ProgramList.tsx';

const meta = preview.meta({ component: ProgramList, args: { content: programs.list } });

/** Three courses with their prices, and one application link for all. */
export const Default = meta.story({ tags: ['visual'] });

/** Prices end at one edge, also those with a period. */
export const OneEdge = meta.story({
  play: async ({ canvas }) => {
    const edges = canvas.getAllByText(/^\$\d+K/).map((price) => price.getBoundingClientRect().right);
    await expect(edges).toHaveLength(3);
    await expect(new Set(edges).size).toBe(1);
  },
});
