import type { ContentAction } from '@podium/data/schemas/action.ts';
import { episodeNumber } from '@podium/data/schemas/episodeNumber.ts';
import type { PodcastEpisode } from '@podium/data/schemas/podcastEpisode.ts';
import { Heading } from '@podium/ui/Heading/Heading';
import { Text } from '@podium/ui/Text/Text';
import { Action } from '../parts/Action.tsx';
import * as styles from './LatestIssue.css.ts';

interface LatestIssueProps {
  episode: PodcastEpisode;
  numberPrefix: string;
  listen: ContentAction;
}

/** The newest issue with its number, and a link to listen. */
export function LatestIssue({ episode: { number, title, description }, numberPrefix, listen }: LatestIssueProps) {
  return (
    <article className={styles.issue}>
      <Text size="label" tone="accent">
        {numberPrefix} {episodeNumber(number)}
      </Text>
      <Heading level={3}>{title}</Heading>
      <Text tone="secondary">{description}</Text>
      <div className={styles.action}>
        <Action action={listen} size="small" />
      </div>
    </article>
  );
}
