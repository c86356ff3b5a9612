import { episodeNumber } from '@podium/data/schemas/episodeNumber.ts';
import type { PodcastEpisode } from '@podium/data/schemas/podcastEpisode.ts';
import { EntryEmblem } from '../parts/EntryEmblem.tsx';
import * as styles from './IssueEmblem.css.ts';

/**
 * The number of an issue over its emblem, clipped by the edge of the page. Decorative: the number is
 * also text.
 */
export function IssueEmblem({ episode, among }: { episode: PodcastEpisode; among: readonly PodcastEpisode[] }) {
  return (
    <div className={styles.issue} aria-hidden="true">
      <EntryEmblem kind="episode" entry={episode} among={among} isAnimated />
      <span className={styles.number}>{episodeNumber(episode.number)}</span>
    </div>
  );
}
