import { asSeenOn } from '@podium/brand/content/asSeenOn.ts';
import { quickWins } from '@podium/brand/content/quickWins.ts';
import { videoTeaser } from '@podium/brand/content/videoTeaser.ts';
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
