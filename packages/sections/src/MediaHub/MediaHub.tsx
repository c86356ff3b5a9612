import type { MediaChannel } from '@podium/data/schemas/mediaChannel.ts';
import { Heading } from '@podium/ui/Heading/Heading';
import { Text } from '@podium/ui/Text/Text';
import { Section } from '../parts/Section.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import { Action } from '../parts/Action.tsx';
import { EntryEmblem } from '../parts/EntryEmblem.tsx';
import * as styles from './MediaHub.css.ts';

export interface MediaHubContent {
  anchor?: string;
  heading: string;
  note?: string;
  /** Shown before the title of a channel's latest item. */
  latestLabel: string;
  /** In ascending order of audience; the last is on top. */
  channels: MediaChannel[];
}

export interface MediaHubProps {
  content: MediaHubContent;
  /** 1 where the section is the page: its notes then extend past the page. @default 2 */
  headingLevel?: 1 | 2;
}

/**
 * The person's own channels as overlapping panels of growing size.
 *
 * @avoid Outlets that report about the person: use `AsSeenOn`. Episodes of one podcast: use `PodcastListing`.
 * @content Three to five channels in ascending order of audience, each with its latest item and an action.
 * @do Let each action name its medium.
 */
export function MediaHub({ content, headingLevel = 2 }: MediaHubProps) {
  const { anchor, heading, note, latestLabel, channels } = content;
  return (
    <Section anchor={anchor} surface="alt" isFirst={headingLevel === 1}>
      <SectionHead heading={heading} note={note} level={headingLevel} />
      <ul className={headingLevel === 1 ? styles.running : styles.framed}>
        {channels.map((channel, index) => {
          // From the fourth on, all share one style.
          const rank = Math.min(channels.length - 1 - index, 3) as 0 | 1 | 2 | 3;
          return (
            <li className={styles.note({ rank })} key={channel.title}>
              {rank === 0 && (
                <div className={styles.emblem}>
                  <EntryEmblem kind="channel" entry={channel} among={channels} color="text" isAnimated />
                </div>
              )}
              <p className={styles.figure({ rank })}>
                <bdi>{channel.audience}</bdi> <span className={styles.unit}>{channel.audienceLabel}</span>
              </p>
              <div className={styles.words}>
                <Heading level={headingLevel === 1 ? 2 : 3} size="h3">
                  {channel.title}
                </Heading>
                <Text size="small">{channel.description}</Text>
                <Text size="small">
                  {latestLabel} {channel.latest}
                </Text>
              </div>
              <div className={styles.action}>
                <Action action={channel.action} variant={rank === 0 ? 'primary' : 'quiet'} />
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
