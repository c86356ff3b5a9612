import { useId } from 'react';
import type { ContentAction } from '@podium/data/schemas/action.ts';
import type { PodcastEpisode } from '@podium/data/schemas/podcastEpisode.ts';
import { SkeletonCard } from '@podium/ui/Card/SkeletonCard';
import { Grid } from '@podium/ui/Grid/Grid';
import { GridItem } from '@podium/ui/Grid/GridItem';
import { Heading } from '@podium/ui/Heading/Heading';
import { Text } from '@podium/ui/Text/Text';
import { Action } from '../parts/Action.tsx';
import { Section } from '../parts/Section.tsx';
import { IssueEmblem } from './IssueEmblem.tsx';
import { LatestIssue } from './LatestIssue.tsx';
import { OlderIssues } from './OlderIssues.tsx';

export interface PodcastListingContent {
  heading: string;
  /** Shown before the number of the newest issue: 'No.'. */
  numberPrefix: string;
  /** Newest first. */
  episodes: readonly PodcastEpisode[];
  listen: ContentAction;
  all: ContentAction;
  /** Shown while there are no episodes. */
  empty: string;
}

/**
 * Numbered issues: the newest over its emblem, the older ones as a list.
 *
 * @avoid Channels of several kinds: use `MediaHub`.
 * @content Up to about four issues, newest first, with number, title and description. The text for no issues is always needed.
 */
export function PodcastListing({ content }: { content: PodcastListingContent }) {
  const { heading, numberPrefix, episodes, listen, all, empty } = content;
  const headingId = useId();
  const [latest, ...older] = episodes;
  const title = (
    <Heading level={2} id={headingId}>
      {heading}
    </Heading>
  );
  return (
    <Section headingId={headingId}>
      {latest ? (
        <Grid align="center">
          <GridItem span={{ lg: 6 }}>
            <IssueEmblem episode={latest} among={episodes} />
          </GridItem>
          <GridItem span={{ lg: 6 }}>
            {title}
            <LatestIssue episode={latest} numberPrefix={numberPrefix} listen={listen} />
            <OlderIssues episodes={older} />
            <Action action={all} variant="secondary" size="small" />
          </GridItem>
        </Grid>
      ) : (
        <Grid rowGap="s6">
          <GridItem span={{ lg: 6 }}>{title}</GridItem>
          <GridItem span={{ lg: 6 }}>
            <SkeletonCard>
              <Text size="lede">{empty}</Text>
            </SkeletonCard>
          </GridItem>
        </Grid>
      )}
    </Section>
  );
}
