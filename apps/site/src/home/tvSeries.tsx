import { tvSeries } from '@podium/brands/active/content.ts';
import { TvSeries } from '@podium/sections/TvSeries/TvSeries';

export function Section() {
  return <TvSeries content={tvSeries} />;
}
