import { expect } from 'storybook/test';
import { summit } from '@podium/data/content/summit';
import preview from '@podium/storybook/preview';
import { SummitDays } from './SummitDays.tsx';

const meta = preview.meta({ component: SummitDays, args: { content: summit.program } });

/** Three days, in order. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'Sell side',
      'Buy side',
      'On the water',
    ]);
  },
});
