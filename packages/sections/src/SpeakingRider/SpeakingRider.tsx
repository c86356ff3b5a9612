import { useId } from 'react';
import { Certificate } from '@podium/ui/Certificate/Certificate';
import { Heading } from '@podium/ui/Heading/Heading';
import { Text } from '@podium/ui/Text/Text';
import * as styles from './SpeakingRider.css.ts';

export interface SpeakingRiderContent {
  heading: string;
  note?: string;
  /** What an organiser agrees to, in order. */
  requirements: string[];
}

export interface SpeakingRiderProps {
  content: SpeakingRiderContent;
  /** @default 2 */
  headingLevel?: 2 | 3;
}

/** The requirements as a numbered rider on a certificate. Stands beside the form that it belongs to. */
export function SpeakingRider({ content: { heading, note, requirements }, headingLevel = 2 }: SpeakingRiderProps) {
  const headingId = useId();
  return (
    <aside aria-labelledby={headingId}>
      <Certificate>
        <Heading level={headingLevel} size="h3" id={headingId}>
          {heading}
        </Heading>
        {note && (
          <Text size="small" tone="secondary">
            {note}
          </Text>
        )}
        <ol className={styles.list}>
          {requirements.map((requirement) => (
            <li className={styles.line} key={requirement}>
              {requirement}
            </li>
          ))}
        </ol>
      </Certificate>
    </aside>
  );
}
