import type { ReactNode } from 'react';
import { placeOf } from '@podium/data/events/calendarEntry.ts';
import { formatEventDays } from '@podium/data/schemas/eventDates.ts';
import type { SpeakingEvent } from '@podium/data/schemas/speakingEvent.ts';
import { PastMark } from '@podium/ui/Artwork/PastMark';
import { Heading } from '@podium/ui/Heading/Heading';
import { useIsOver } from '@podium/ui/clock/useIsOver';
import { useLocale } from '@podium/ui/locale/Locale';
import { EntryEmblem } from '../parts/EntryEmblem.tsx';
import { EventBadge } from '../parts/EventBadge.tsx';
import { EventDate } from '../parts/EventDate.tsx';
import { Note } from '../parts/Note.tsx';
import { PastEventNotice } from '../parts/PastEventNotice.tsx';
import * as styles from './EventRow.css.ts';

export interface EventRowContent {
  /** `{attendees}` is replaced with a number. */
  attendees: string;
  statuses: Readonly<Record<string, string>>;
  /** Shown beside a past event; `{dates}` is replaced with its days. */
  pastEvent: string;
}

interface EventRowProps {
  content: EventRowContent;
  event: SpeakingEvent;
  /** All events of the calendar; without them a featured event has no emblem. */
  among?: readonly SpeakingEvent[];
  headingLevel: 2 | 3;
  /** Shows the dates as text, with the year. @default false */
  isDated?: boolean;
  /** The emblem is drawn before hydration. @default false */
  isEmblemEarly?: boolean;
  children: ReactNode;
}

/** One event of the list: a past event with a notice that it took place, a featured event with its emblem. */
export function EventRow(props: EventRowProps) {
  const { content, event, among, headingLevel, isDated = false, isEmblemEarly, children } = props;
  const { title, topics, featured, endDate } = event;
  const locale = useLocale();
  const isOver = useIsOver(endDate);
  const attendees = content.attendees.replace('{attendees}', event.attendees.toLocaleString(locale));
  return (
    <li className={styles.row}>
      <div className={isOver ? styles.pastDate : styles.date} aria-hidden={isDated || undefined}>
        <EventDate days={event} />
      </div>
      <div className={styles.words}>
        <PastEventNotice days={event} text={content.pastEvent} />
        <Heading level={headingLevel} size="h3">
          {title}
        </Heading>
        <Note>
          {isDated && `${formatEventDays(event, locale)}. `}
          {placeOf(event)}. {attendees}. {topics.join(', ')}
        </Note>
      </div>
      {featured && among && (
        <EntryEmblem
          className={isOver ? styles.pastEmblem : styles.emblem}
          kind="event"
          entry={event}
          among={among}
          color={isOver ? 'text' : undefined}
          isEarly={isEmblemEarly}
        />
      )}
      <div className={styles.status}>
        <EventBadge event={event} words={content.statuses} />
        {isOver && (
          <div className={styles.mark}>
            <PastMark />
          </div>
        )}
      </div>
      <div className={styles.more}>{children}</div>
    </li>
  );
}
