import { asSeenOn } from '@podium/data/content/asSeenOn.ts';
import { quickWins } from '@podium/data/content/quickWins.ts';
import { videoTeaser } from '@podium/data/content/videoTeaser.ts';
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
