import { expect } from 'storybook/test';
import { programs } from '@podium/brands/legal-tender/content/programs.ts';
import preview from '@podium/storybook/preview';
import { SummitPromo } from './SummitPromo.tsx';

const meta = preview.meta({ component: SummitPromo, args: { content: programs } });

const note = 'This event took place on May 21-23, 2026';

/** Before the summit: dates, price and link. */
export const Default = meta.story({ tags: ['visual'] });

/** After the summit a notice is added below the same text. */
export const Past = meta.story({ parameters: { now: '2026-06-01T12:00:00Z' } });

/** The notice appears while the page is open, when the last day ends (REQ-DAY-3). */
export const LastMinute = meta.story({
  parameters: { now: '2026-05-23T12:00:00Z' },
  play: async ({ canvas, clock }) => {
    await expect(canvas.queryByText(note)).not.toBeInTheDocument();
    await clock.tick(36 * 60 * 60_000);
    await expect(await canvas.findByText(note)).toBeVisible();
  },
});
