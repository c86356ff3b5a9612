import type { MediaChannel } from '@podium/data/schemas/mediaChannel.ts';
import { Heading } from '@podium/ui/Heading/Heading';
import { Text } from '@podium/ui/Text/Text';
import { Action } from '../parts/Action.tsx';
import { EntryEmblem } from '../parts/EntryEmblem.tsx';
import * as styles from './MediaHub.css.ts';

interface ChannelNoteProps {
  channel: MediaChannel;
  /** All channels. The emblem is shown on the top note only. */
  channels: readonly MediaChannel[];
  /** Shown before the title of the latest item. */
  latestLabel: string;
  headingLevel: 2 | 3;
  /** How many notes overlap this one. */
  notesAbove: number;
}

/** One channel as a banknote; its audience is the denomination. */
export function ChannelNote({ channel, channels, latestLabel, headingLevel, notesAbove }: ChannelNoteProps) {
  const { title, description, audience, audienceLabel, latest, action } = channel;
  // From the third on, all are the same.
  const rank = Math.min(notesAbove, 3) as 0 | 1 | 2 | 3;
  return (
    <li className={styles.note({ rank })}>
      {rank === 0 && (
        <div className={styles.emblem}>
          <EntryEmblem kind="channel" entry={channel} among={channels} color="text" isAnimated />
        </div>
      )}
      <p className={styles.figure({ rank })}>
        <bdi>{audience}</bdi> <span className={styles.unit}>{audienceLabel}</span>
      </p>
      <div className={styles.words}>
        <Heading level={headingLevel} size="h3">
          {title}
        </Heading>
        <Text size="small">{description}</Text>
        <Text size="small">
          {latestLabel} {latest}
        </Text>
      </div>
      <div className={styles.action}>
        <Action action={action} variant={rank === 0 ? 'primary' : 'quiet'} />
      </div>
    </li>
  );
}
