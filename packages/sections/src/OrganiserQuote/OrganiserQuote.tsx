import { useId } from 'react';
import type { SpeakingEvent } from '@podium/data/schemas/speakingEvent.ts';
import type { OrganiserQuoteContent } from '@podium/data/schemas/talk.ts';
import { Container } from '@podium/ui/Container/Container';
import { useLocale } from '@podium/ui/locale/Locale';
import { Drawing } from '../parts/Drawing.tsx';
import { usePastEvents } from '../parts/usePastEvents.ts';
import * as styles from './OrganiserQuote.css.ts';

export interface OrganiserQuoteProps {
  content: OrganiserQuoteContent;
  events: readonly SpeakingEvent[];
  /** '{attendees} in the room'. */
  attendees: string;
}

/**
 * One sentence by an organiser, with the event and its attendance, beside the brand's illustration. Before the end of the
 * event nothing is rendered.
 *
 * @avoid Several quotes: use `Testimonials`.
 * @content A quote of up to twenty words, the person with their position, and a past event of the calendar.
 * @dont Shorten a quote so that its meaning changes.
 */
export function OrganiserQuote({ content: { quote, name, title, event: id }, events, attendees }: OrganiserQuoteProps) {
  const nameId = useId();
  const locale = useLocale();
  const event = usePastEvents(events).find((each) => each.id === id);
  if (!event) return null;
  return (
    <section className={styles.section} aria-labelledby={nameId}>
      <Container>
        <div className={styles.columns}>
          <Drawing className={styles.drawing} name="organiserQuote" />
          <figure>
            <blockquote className={styles.quote}>{quote}</blockquote>
            <figcaption className={styles.source}>
              <b id={nameId}>{name}</b>, {title}, {event.title}, {event.location}, {event.date.slice(0, 4)}.{' '}
              <b>{attendees.replace('{attendees}', event.attendees.toLocaleString(locale))}</b>
            </figcaption>
          </figure>
        </div>
      </Container>
    </section>
  );
}
