import { expect } from 'storybook/test';
import { summit } from '@podium/data/content/summit';
import preview from '@podium/storybook/preview';
import { SummitHero } from './SummitHero.tsx';

const meta = preview.meta({ component: SummitHero, args: { content: summit } });

/** Before the event: heading, dates, place and number of participants. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(summit.heading);
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(
      summit.facts.map(({ term }) => term),
    );
    for (const { value } of summit.facts) await expect(canvas.getByText(value)).toBeVisible();
    await expect(canvas.queryByText(/took place/)).not.toBeInTheDocument();
  },
});

/** On the last day the event is not over yet. */
export const OnTheLastDay = meta.story({
  parameters: { now: '2026-05-23T12:00:00' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/took place/)).not.toBeInTheDocument();
  },
});

/** After the event a notice is added to the same text. */
export const Over = meta.story({
  tags: ['visual'],
  parameters: { now: '2026-05-24T00:00:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This event took place on May 21-23, 2026')).toBeVisible();
    await expect(canvas.getByText('21-23 May 2026')).toBeVisible();
  },
});
