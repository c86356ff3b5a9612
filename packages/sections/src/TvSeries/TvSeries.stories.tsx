import { tvSeries } from '@podium/brands/legal-tender/content/tvSeries.ts';
import preview from '@podium/storybook/preview';
import { TvSeries } from './TvSeries.tsx';

const meta = preview.meta({ component: TvSeries, args: { content: tvSeries } });

/** The teaser of the home page: two platforms without an address yet, and a contact link. */
export const Default = meta.story({ tags: ['visual'] });

/** As a page of its own it fills the viewport. */
export const AsPage = meta.story({ args: { headingLevel: 1 } });

/** No platforms yet. */
export const WithoutPlatforms = meta.story({
  args: { content: { ...tvSeries, heading: 'Soon', lede: 'Eight owners.', platforms: [] } },
});
