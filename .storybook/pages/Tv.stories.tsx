import { tvSeries } from '@podium/data/content/tvSeries';
import { TvSeries } from '@podium/sections/TvSeries/TvSeries';
import preview from '@podium/storybook/preview';
import { PublicPage } from './PublicPage.tsx';

const meta = preview.meta({
  render: () => (
    <PublicPage path="/tv">
      <TvSeries content={tvSeries} headingLevel={1} />
    </PublicPage>
  ),
});

/** The test card at full height. */
export const Default = meta.story();
