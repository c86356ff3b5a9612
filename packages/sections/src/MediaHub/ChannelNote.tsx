import type { MediaChannel } from '@podium/data/schemas/mediaChannel.ts';
import { Heading } from '@podium/ui/Heading/Heading';
import { Seal } from '@podium/ui/Seal/Seal';
import { Text } from '@podium/ui/Text/Text';
import { surface } from '@podium/ui/theme/surface.css';
import type { Sealed } from '@podium/ui/press/catalogue';
import { Action } from '../parts/Action.tsx';
import * as styles from './MediaHub.css.ts';

interface ChannelNoteProps {
  /** Its seal is shown on the top note only. */
  channel: MediaChannel & Sealed;
  /** Shown before the title of the latest item. */
  latestLabel: string;
  headingLevel: 2 | 3;
  /** How many notes overlap this one. */
  notesAbove: number;
}

/** Surfaces by the number of notes above; from the third on, all the same. */
const surfaces = ['accent1', 'inverse', 'accent2', 'raised'] as const;

/** One channel as a banknote; its audience is the denomination. */
export function ChannelNote({ channel, latestLabel, headingLevel, notesAbove }: ChannelNoteProps) {
  const { title, description, audience, audienceLabel, latest, action, seal } = channel;
  const rank = Math.min(notesAbove, 3) as styles.Rank | 0;
  return (
    <li
      className={`${surface[surfaces[notesAbove] ?? 'raised']} ${rank === 0 ? styles.largest : `${styles.note} ${styles.share[rank]}`}`}
    >
      {rank === 0 && (
        <div className={styles.seal}>
          <Seal spec={seal} ink="text" hasRegister />
        </div>
      )}
      <p className={rank === 0 ? styles.largestFigure : `${styles.figure} ${styles.loudness[rank]}`}>
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
