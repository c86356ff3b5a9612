import { expect } from 'storybook/test';
import { tvSeries } from '@podium/data/content/tvSeries';
import preview from '@podium/storybook/preview';
import { TvSeries } from './TvSeries.tsx';

const meta = preview.meta({ component: TvSeries, args: { content: tvSeries } });

/** The teaser of the home page: two platforms without an address yet, and a contact link. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Pilot filming planned Q4 2025/)).toBeVisible();
    for (const { label } of tvSeries.platforms) {
      await expect(canvas.getByRole('button', { name: label })).toHaveAttribute('aria-disabled', 'true');
    }
    await expect(canvas.getByRole('link', { name: 'Production Inquiries' })).toHaveAttribute('href', '/contact');
  },
});

/** As a page of its own it fills the viewport. */
export const AsPage = meta.story({
  args: { headingLevel: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(tvSeries.heading);
  },
});

/** No platforms yet. */
export const WithoutPlatforms = meta.story({
  args: { content: { ...tvSeries, heading: 'Soon', lede: 'Eight owners.', platforms: [] } },
});
