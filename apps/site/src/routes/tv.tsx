import { companyOffer, storyboard, tvSeries } from '@podium/brands/active/content.ts';
import { TvSeries } from '@podium/sections/TvSeries/TvSeries';
import { islandOnInteraction } from '../shell/islandOnInteraction.ts';

const Episode = islandOnInteraction(() => import('../adapters/Episode.tsx').then((module) => module.Episode), '1700px');

export function Page() {
  return (
    <>
      <TvSeries content={tvSeries} headingLevel={1} />
      {(storyboard ?? companyOffer) && <Episode />}
    </>
  );
}
