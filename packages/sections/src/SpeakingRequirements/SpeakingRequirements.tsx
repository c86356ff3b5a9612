import { useId } from 'react';
import { Card } from '@podium/ui/Card/Card';
import { Heading } from '@podium/ui/Heading/Heading';
import { Note } from '../parts/Note.tsx';
import * as styles from './SpeakingRequirements.css.ts';

export interface SpeakingRequirementsContent {
  heading: string;
  note?: string;
  requirements: string[];
}

/**
 * The numbered requirements as a card, beside the inquiry form.
 *
 * @avoid Conditions to accept: `InvitationDialog` asks for consent.
 * @content Six to ten requirements of one sentence each.
 * @do Write each as a fact that can be checked.
 */
export function SpeakingRequirements({ content }: { content: SpeakingRequirementsContent }) {
  const { heading, note, requirements } = content;
  const headingId = useId();
  return (
    <aside aria-labelledby={headingId}>
      <Card>
        <Heading level={2} size="h3" id={headingId}>
          {heading}
        </Heading>
        {note && <Note>{note}</Note>}
        <ol className={styles.list}>
          {requirements.map((requirement) => (
            <li className={styles.line} key={requirement}>
              {requirement}
            </li>
          ))}
        </ol>
      </Card>
    </aside>
  );
}
