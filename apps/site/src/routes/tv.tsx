import { tvSeries } from '@podium/brand/content/tvSeries.ts';
import { TvSeries } from '@podium/sections/TvSeries/TvSeries';

export function Page() {
  return <TvSeries content={tvSeries} headingLevel={1} />;
}
