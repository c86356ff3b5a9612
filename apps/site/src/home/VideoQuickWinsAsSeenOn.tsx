import { asSeenOn } from '@podium/data/content/asSeenOn';
import { quickWins } from '@podium/data/content/quickWins';
import { videoTeaser } from '@podium/data/content/videoTeaser';
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
