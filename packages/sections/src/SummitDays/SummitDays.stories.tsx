import { expect } from 'storybook/test';
import { summit } from '@podium/data/content/summit';
import preview from '@podium/storybook/preview';
import { narrow, reducedMotion, rightToLeft } from '@podium/storybook/states';
import { SummitDays } from './SummitDays.tsx';

const meta = preview.meta({ component: SummitDays, args: { content: summit.program } });

/** Three days, in their order. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'Sell side',
      'Buy side',
      'On the water',
    ]);
  },
});

/** Seven days with much to say. */
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

/** The narrowest screen. */
export const Narrow = meta.story(narrow);

/** Right to left. */
export const RightToLeft = meta.story(rightToLeft);

/** Under reduced motion nothing moves. */
export const ReducedMotion = meta.story(reducedMotion);
