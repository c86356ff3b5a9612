import { episodeNumber } from '@podium/data/schemas/episodeNumber';
import type { PodcastEpisode } from '@podium/data/schemas/podcastEpisode';
import { sealFor } from '@podium/ui/press/seal';
import { Seal } from '@podium/ui/Seal/Seal';
import * as styles from './IssueSeal.css.ts';

interface IssueSealProps {
  episode: PodcastEpisode;
}

/**
 * The number of an issue over a seal of as many petals, cropped by the edge of the page. Always of the one family whose
 * points are petals. Decorative: the issue says its number.
 */
export function IssueSeal({ episode }: IssueSealProps) {
  return (
    <div className={styles.issue} aria-hidden="true">
      <Seal spec={sealFor('episode', episode, { family: 'moire' })} hasRegister />
      <span className={styles.number}>{episodeNumber(episode.number)}</span>
    </div>
  );
}
