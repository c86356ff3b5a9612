import type { ContentAction } from '@podium/data/schemas/action.ts';
import type { PodcastEpisode } from '@podium/data/schemas/podcastEpisode.ts';
import { episodeNumber } from '@podium/data/schemas/episodeNumber.ts';
import { SkeletonCard } from '@podium/ui/Card/SkeletonCard';
import { Grid } from '@podium/ui/Grid/Grid';
import { GridItem } from '@podium/ui/Grid/GridItem';
import { Heading } from '@podium/ui/Heading/Heading';
import { Text } from '@podium/ui/Text/Text';
import { Action } from '../parts/Action.tsx';
import { Note } from '../parts/Note.tsx';
import { Section } from '../parts/Section.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import { EntryEmblem } from '../parts/EntryEmblem.tsx';
import * as styles from './PodcastListing.css.ts';

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
 * @do Number the issues without gaps.
 * @dont Announce an issue before it can be heard.
 */
export function PodcastListing({ content }: { content: PodcastListingContent }) {
  const { heading, numberPrefix, episodes, listen, all, empty } = content;
  const [latest, ...older] = episodes;
  const title = <SectionHeading level={2}>{heading}</SectionHeading>;
  return (
    <Section>
      {latest ? (
        <Grid align="center">
          <GridItem span={{ lg: 6 }}>
            {/* Decorative: the number is also text. */}
            <div className={styles.emblem} aria-hidden="true">
              <EntryEmblem kind="episode" entry={latest} among={episodes} isAnimated />
              <span className={styles.emblemNumber}>{episodeNumber(latest.number)}</span>
            </div>
          </GridItem>
          <GridItem span={{ lg: 6 }}>
            {title}
            <article className={styles.latest}>
              <Text size="label" color="accent">
                {numberPrefix} {episodeNumber(latest.number)}
              </Text>
              <Heading level={3}>{latest.title}</Heading>
              <Text color="secondary">{latest.description}</Text>
              <div className={styles.action}>
                <Action action={listen} size="small" />
              </div>
            </article>
            {older.length > 0 && (
              <ul className={styles.older}>
                {older.map((episode) => (
                  <li className={styles.issue} key={episode.number}>
                    <span className={styles.number}>{episodeNumber(episode.number)}</span>
                    <div>
                      <p className={styles.title}>{episode.title}</p>
                      <Note>{episode.description}</Note>
                    </div>
                  </li>
                ))}
              </ul>
            )}
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
