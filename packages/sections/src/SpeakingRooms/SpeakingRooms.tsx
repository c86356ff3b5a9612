import type { CSSProperties } from 'react';
import { pluralForm } from '@podium/data/schemas/pluralForm.ts';
import type { SpeakingEvent } from '@podium/data/schemas/speakingEvent.ts';
import type { SpeakingRoomsContent } from '@podium/data/schemas/talk.ts';
import { useLocale } from '@podium/ui/locale/Locale';
import { fillIn } from '@podium/ui/locale/texts';
import { numberWord, withCapital, type NumberTexts } from '../parts/numberTexts.ts';
import { Section } from '../parts/Section.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import { usePastEvents } from '../parts/usePastEvents.ts';
import * as styles from './SpeakingRooms.css.ts';

export interface SpeakingRoomsProps {
  content: SpeakingRoomsContent;
  /** The events of the calendar; future ones are ignored. */
  events: readonly SpeakingEvent[];
  numbers: NumberTexts;
}

const peoplePerDot = 10;
const dotsPerRow = 10;

/**
 * The attendance of past events, one dot for ten people. Without a past event nothing is rendered.
 *
 * @avoid Events to come: use `SpeakingCalendar`.
 * @content A heading with both numbers, and a sentence on what a dot is.
 * @do Take the attendance from the calendar.
 * @screenReader The dots are hidden; the number below them says the same.
 */
export function SpeakingRooms({ content: { heading, note }, events, numbers }: SpeakingRoomsProps) {
  const locale = useLocale();
  const past = usePastEvents(events);
  if (past.length === 0) return null;
  const values = {
    rooms: numberWord(numbers, past.length),
    people: past.reduce((sum, { attendees }) => sum + attendees, 0),
  };
  const text = fillIn(pluralForm(heading, past.length, locale), values, locale);
  return (
    <Section surface="alt">
      <SectionHead heading={withCapital(text, locale)} note={note} />
      <ul className={styles.rooms}>
        {past.map(({ id, title, location, attendees }) => (
          <li className={styles.room} key={id}>
            <span className={styles.dots} style={dotsOf(attendees)} aria-hidden="true" />
            <p className={styles.people}>{attendees.toLocaleString(locale)}</p>
            <p className={styles.place}>{location}</p>
            <p className={styles.event}>{title}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Full rows, and the dots of the row above them. */
function dotsOf(attendees: number): CSSProperties {
  const dots = Math.round(attendees / peoplePerDot);
  return { '--rows': Math.floor(dots / dotsPerRow), '--rest': dots % dotsPerRow } as CSSProperties;
}
