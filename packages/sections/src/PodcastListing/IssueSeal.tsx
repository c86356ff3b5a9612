import { episodeNumber } from '@podium/data/schemas/episodeNumber.ts';
import type { PodcastEpisode } from '@podium/data/schemas/podcastEpisode.ts';
import type { Sealed } from '@podium/ui/press/catalogue';
import { Seal } from '@podium/ui/Seal/Seal';
import * as styles from './IssueSeal.css.ts';

/**
 * The number of an issue over a seal with as many points, clipped by the edge of the page. Decorative: the number is
 * also text.
 */
export function IssueSeal({ episode }: { episode: PodcastEpisode & Sealed }) {
  return (
    <div className={styles.issue} aria-hidden="true">
      <Seal spec={episode.seal} hasRegister />
      <span className={styles.number}>{episodeNumber(episode.number)}</span>
    </div>
  );
}
