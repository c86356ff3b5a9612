import { placeOf } from '@podium/data/events/calendarEntry';
import { daysOf } from '@podium/data/events/eventDays';
import type { SpeakingEvent } from '@podium/data/schemas/speakingEvent';
import { Button } from '@podium/ui/Button/Button';
import { Heading } from '@podium/ui/Heading/Heading';
import { Seal } from '@podium/ui/Seal/Seal';
import { Text } from '@podium/ui/Text/Text';
import { VisuallyHidden } from '@podium/ui/VisuallyHidden/VisuallyHidden';
import type { Sealed } from '@podium/ui/press/catalogue';
import { EventBadge } from '../parts/EventBadge.tsx';
import { EventDate } from '../parts/EventDate.tsx';
import { PastNote } from '../parts/PastNote.tsx';
import * as styles from './EventRow.css.ts';

export interface EventRowContent {
  /** `{attendees}` stands for a number. */
  attendees: string;
  statuses: Readonly<Record<string, string>>;
  details: string;
}

interface EventRowProps {
  content: EventRowContent;
  event: SpeakingEvent & Sealed;
  headingLevel: 2 | 3;
  onDetails: () => void;
}

/** One event of the list. A featured one bears its seal. */
export function EventRow({ content, event, headingLevel, onDetails }: EventRowProps) {
  const { title, status, topics, featured, seal } = event;
  const attendees = content.attendees.replace('{attendees}', event.attendees.toLocaleString('en-US'));
  return (
    <li className={styles.row}>
      <div className={styles.date}>
        <EventDate days={daysOf(event)} layout="inline" />
      </div>
      <div className={styles.words}>
        <Heading level={headingLevel} size="h3">
          {title}
        </Heading>
        <Text size="small" tone="secondary">
          {placeOf(event)}. {attendees}. {topics.join(', ')}
        </Text>
      </div>
      {featured && (
        <div className={styles.seal}>
          <Seal spec={seal} />
        </div>
      )}
      <div className={styles.status}>
        <EventBadge status={status} words={content.statuses} />
      </div>
      <div className={styles.more}>
        <Button variant="quiet" onPress={onDetails} aria-haspopup="dialog">
          {content.details}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Button>
        <PastNote days={daysOf(event)} />
      </div>
    </li>
  );
}
