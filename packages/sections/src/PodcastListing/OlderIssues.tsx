import { episodeNumber } from '@podium/data/schemas/episodeNumber.ts';
import type { PodcastEpisode } from '@podium/data/schemas/podcastEpisode.ts';
import { Text } from '@podium/ui/Text/Text';
import * as styles from './OlderIssues.css.ts';

interface OlderIssuesProps {
  episodes: readonly PodcastEpisode[];
}

/** Earlier issues, one per line. */
export function OlderIssues({ episodes }: OlderIssuesProps) {
  if (episodes.length === 0) return null;
  return (
    <ul className={styles.issues}>
      {episodes.map(({ number, title, description }) => (
        <li className={styles.issue} key={number}>
          <span className={styles.number}>{episodeNumber(number)}</span>
          <div>
            <p className={styles.title}>{title}</p>
            <Text size="small" tone="secondary">
              {description}
            </Text>
          </div>
        </li>
      ))}
    </ul>
  );
}
