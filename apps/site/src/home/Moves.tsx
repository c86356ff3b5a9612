import { asSeenOn } from '@podium/data/content/asSeenOn';
import { quickWins } from '@podium/data/content/quickWins';
import { videoTeaser } from '@podium/data/content/videoTeaser';
import { AsSeenOn } from '@podium/sections/AsSeenOn/AsSeenOn';
import { QuickWins } from '@podium/sections/QuickWins/QuickWins';
import { VideoTeaser } from '@podium/sections/VideoTeaser/VideoTeaser';

/** A talk, four free moves, and the outlets that wrote of him. */
export function Moves() {
  return (
    <>
      <VideoTeaser content={videoTeaser} />
      <QuickWins content={quickWins} />
      <AsSeenOn content={asSeenOn} />
    </>
  );
}
