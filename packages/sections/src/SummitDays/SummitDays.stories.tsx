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

/** Seven days with long content. */
export const Long = meta.story({
  args: {
    content: {
      heading: 'Wie die Veranstaltungstage verlaufen',
      days: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'].map((day) => ({
        day,
        title: 'Unternehmensnachfolgegespräche',
        description: summit.program.days.map(({ description }) => description).join(' '),
      })),
    },
  },
});

/** One day. */
export const Short = meta.story({
  args: {
    content: { heading: 'The day', days: [{ day: 'Friday', title: 'Both sides', description: 'Back by five.' }] },
  },
});
