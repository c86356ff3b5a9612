import type { SpeakingEvent } from '@podium/data/schemas/speakingEvent.ts';
import { Link } from '@podium/ui/Link/Link';
import { VisuallyHidden } from '@podium/ui/VisuallyHidden/VisuallyHidden';
import { Action } from '../parts/Action.tsx';
import { EventRow, type EventRowContent } from './EventRow.tsx';
import * as styles from './SpeakingCalendar.css.ts';

export interface EventsInFullContent extends EventRowContent {
  /** The links of each event, and the feed of all events. */
  inFull: { website: string; file: string; feed: { prompt: string; label: string; href: string } };
  /** All events by date, unfiltered: emblems are assigned over the full list, so that filtering does not change them. */
  events: readonly SpeakingEvent[];
}

interface EventsInFullProps {
  content: EventsInFullContent;
  fileHref: (id: string) => string;
}

/** Every event of a page with its details, for use without JavaScript; below them the feed. */
export function EventsInFull({ content, fileHref }: EventsInFullProps) {
  const { website, file, feed } = content.inFull;
  return (
    <noscript>
      <ol>
        {content.events.map((event) => (
          <EventRow key={event.id} content={content} event={event} headingLevel={2} isDated>
            <Link href={event.website} external isStandalone>
              {website}
              <VisuallyHidden>: {event.title}</VisuallyHidden>
            </Link>
            <Link href={fileHref(event.id)} isStandalone>
              {file}
              <VisuallyHidden>: {event.title}</VisuallyHidden>
            </Link>
          </EventRow>
        ))}
      </ol>
      <div className={styles.foot}>
        <p className={styles.prompt}>{feed.prompt}</p>
        <Action action={feed} variant="secondary" />
      </div>
    </noscript>
  );
}
