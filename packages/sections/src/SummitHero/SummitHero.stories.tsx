import { expect } from 'storybook/test';
import { summit } from '@podium/brands/legal-tender/content/summit.ts';
import preview from '@podium/storybook/preview';
import { SummitHero } from './SummitHero.tsx';

const meta = preview.meta({ component: SummitHero, args: { content: summit } });

/** Before the event: heading, dates, place and number of participants. */
export const Default = meta.story({ tags: ['visual'] });

/** After the event a notice is added to the same text. */
export const Over = meta.story({
  tags: ['visual'],
  parameters: { now: '2026-05-24T00:00:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This event took place on May 21-23, 2026')).toBeVisible();
    await expect(canvas.getByText('21-23 May 2026')).toBeVisible();
  },
});
