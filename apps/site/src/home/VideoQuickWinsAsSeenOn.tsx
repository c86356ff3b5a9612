import { asSeenOn, quickWins, videoTeaser } from '@podium/brands/active/content.ts';
import { AsSeenOn } from '@podium/sections/AsSeenOn/AsSeenOn';
import { QuickWins } from '@podium/sections/QuickWins/QuickWins';
import { VideoTeaser } from '@podium/sections/VideoTeaser/VideoTeaser';

export function VideoQuickWinsAsSeenOn() {
  return (
    <>
      <VideoTeaser content={videoTeaser} />
      <QuickWins content={quickWins} />
      <AsSeenOn content={asSeenOn} />
    </>
  );
}
