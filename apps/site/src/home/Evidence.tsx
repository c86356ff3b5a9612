import { asSeenOn } from '@podium/data/content/asSeenOn';
import { caseStudies } from '@podium/data/content/caseStudies';
import { quickWins } from '@podium/data/content/quickWins';
import { videoTeaser } from '@podium/data/content/videoTeaser';
import { AsSeenOn } from '@podium/sections/AsSeenOn/AsSeenOn';
import { CaseStudies } from '@podium/sections/CaseStudies/CaseStudies';
import { QuickWins } from '@podium/sections/QuickWins/QuickWins';
import { VideoTeaser } from '@podium/sections/VideoTeaser/VideoTeaser';

/** What speaks for him: deals, a talk, four free moves, the outlets. */
export function Evidence() {
  return (
    <>
      <CaseStudies content={caseStudies} />
      <VideoTeaser content={videoTeaser} />
      <QuickWins content={quickWins} />
      <AsSeenOn content={asSeenOn} />
    </>
  );
}
