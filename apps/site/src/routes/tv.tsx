import { tvSeries } from '@podium/brands/active/content.ts';
import { TvSeries } from '@podium/sections/TvSeries/TvSeries';

export function Page() {
  return <TvSeries content={tvSeries} headingLevel={1} />;
}
