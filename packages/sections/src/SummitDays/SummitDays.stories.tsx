import { expect } from 'storybook/test';
import { summit } from '@podium/brands/legal-tender/content/summit.ts';
import preview from '@podium/storybook/preview';
import { SummitDays } from './SummitDays.tsx';

const meta = preview.meta({ component: SummitDays, args: { content: summit.program } });

/** Three days, in order. */
export const Default = meta.story({ tags: ['visual'] });

/** The current day is marked. */
export const OnTheSecondDay = meta.story({
  tags: ['visual'],
  parameters: { now: '2026-05-22T09:00:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { current: 'date' })).toHaveTextContent('Friday, today');
  },
});
