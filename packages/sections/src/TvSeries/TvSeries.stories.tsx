import { expect } from 'storybook/test';
import { tvSeries } from '@podium/brands/legal-tender/content/tvSeries.ts';
import preview from '@podium/storybook/preview';
import { TvSeries } from './TvSeries.tsx';

const meta = preview.meta({ component: TvSeries, args: { content: tvSeries } });

/** The teaser of the home page: two platforms without an address yet, and a contact link. */
export const Default = meta.story({ tags: ['visual'] });

/** After the planned date a notice comes before the plan (REQ-DAY-1). */
export const PlanOver = meta.story({
  parameters: { now: '2026-01-01T12:00:00' },
  play: async ({ canvas }) => {
    const notice = canvas.getByText(/^Q4 2025 is over/);
    const plan = canvas.getByText(/Pilot filming planned Q4 2025/);
    await expect(notice.compareDocumentPosition(plan)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});
