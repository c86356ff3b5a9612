import { tvSeries } from '@podium/data/content/tvSeries';
import { TvSeries } from '@podium/sections/TvSeries/TvSeries';
import { PublicPage } from '../shell/PublicPage.tsx';

export function Page() {
  return (
    <PublicPage>
      <TvSeries content={tvSeries} headingLevel={1} />
    </PublicPage>
  );
}
