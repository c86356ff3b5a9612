import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { monthName, monthOf } from '@podium/data/events/calendarDays.ts';
import { eventsOfDay, eventsOfMonth, lastDayOf, listedEvents, monthToOpenOn } from '@podium/data/events/eventDays.ts';
import { shortDays } from '@podium/data/events/shortDays.ts';
import { type EventFilter, filterEvents, noEventFilter } from '@podium/data/events/eventFilter.ts';
import { quartersAhead } from '@podium/data/events/quarters.ts';
import type { Quarter } from '@podium/data/schemas/availability.ts';
import type { City } from '@podium/data/schemas/city.ts';
import { pluralForm, type PluralForms } from '@podium/data/schemas/pluralForm.ts';
import type { SpeakingEvent } from '@podium/data/schemas/speakingEvent.ts';
import { Button } from '@podium/ui/Button/Button';
import { Container } from '@podium/ui/Container/Container';
import { Heading } from '@podium/ui/Heading/Heading';
import { hydratedApart } from '@podium/ui/Island/hydratedApart';
import { useLocale } from '@podium/ui/locale/Locale';
import { fillIn } from '@podium/ui/locale/texts';
import { MonthCalendar } from '@podium/ui/MonthCalendar/MonthCalendar';
import { Text } from '@podium/ui/Text/Text';
import { VisuallyHidden } from '@podium/ui/VisuallyHidden/VisuallyHidden';
import { useIsOver } from '@podium/ui/clock/useIsOver';
import { useLatestDay } from '@podium/ui/clock/useToday';
import { numberWord } from '../parts/numberTexts.ts';
import { Section } from '../parts/Section.tsx';
import { CalendarFilters, type CalendarFiltersContent } from './CalendarFilters.tsx';
import { CalendarHead } from './CalendarHead.tsx';
import { EventRow } from './EventRow.tsx';
import { EventsInFull, type EventsInFullContent } from './EventsInFull.tsx';
import { dayHeading, listHeading, type ListTexts } from './listHeading.ts';
import { OpenQuarters, type OpenQuartersContent } from './OpenQuarters.tsx';
import * as styles from './SpeakingCalendar.css.ts';
import { YearRuler, type YearRulerContent } from './YearRuler.tsx';

export interface SpeakingCalendarContent extends EventsInFullContent {
  anchor: string;
  heading: string;
  note: string;
  /** Where the chart measures distances from. */
  centre: Omit<City, 'name'>;
  cities: readonly City[];
  filters: CalendarFiltersContent;
  /** Accessible name of month and list. */
  listLabel: string;
  list: ListTexts;
  /**
   * Events of the month, below its name. `{all}` is their number; `{place}` and `{days}` are used for a single event.
   */
  inMonth: PluralForms;
  /** Label of the button that lists the first event of a month without a listed event. `{month}` is its name. */
  showMonth: string;
  ruler: YearRulerContent;
  openQuarters: OpenQuartersContent;
  availability: readonly Quarter[];
  details: string;
  empty: { text: string; showAll: string };
  invitation: { prompt: string; action: string };
}

export interface SpeakingCalendarProps {
  content: SpeakingCalendarContent;
  /** 1 where the section is a page of its own. @default 2 */
  headingLevel?: 1 | 2;
  fileHref: (id: string) => string;
  onDetails: (event: SpeakingEvent) => void;
  onInvite: () => void;
}

/** Later than any event: the current day of a page without a known date. */
const afterAll = '9999-12-31';

// Hydrated separately: on slow phones, a first press on a topic or an event would wait for these large parts.
const RulerApart = hydratedApart(YearRuler);
const HeadApart = hydratedApart(CalendarHead);
const MonthApart = hydratedApart(MonthCalendar);

/**
 * Chart, year, filters, month and list of the speaking dates (REQ-CAL-1, REQ-CAL-2). When all of them are past, the
 * quarters that can be requested come first (REQ-CAL-8).
 *
 * @avoid One event: use `EventBanner`. A short list of the next dates: use `OnTheRoad`.
 * @content Events with dates, place, topics and status; the cities of the chart; and texts for no match.
 * @do Pass all events, past ones included: it marks them itself.
 * @keyboard From 768 px on, the months of the year are buttons. Filters as `MultiFilterGroup`, the month as
 *   `MonthCalendar`. Showing all again, or the hidden event of the month, moves focus to the list.
 * @screenReader The heading of the list says what it contains, and is announced after each change.
 */
export function SpeakingCalendar({ content, headingLevel = 2, fileHref, onDetails, onInvite }: SpeakingCalendarProps) {
  const { anchor, filters, listLabel, empty, invitation, events, availability } = content;
  const [filter, setFilter] = useState<EventFilter>(noEventFilter);
  const [day, setDay] = useState<string | null>(null);
  const [turnedTo, setTurnedTo] = useState<string | null>(null);
  const list = useRef<HTMLElement>(null);
  const locale = useLocale();
  const today = useLatestDay() ?? afterAll;

  const month = turnedTo ?? monthToOpenOn(events, today);
  const matching = useMemo(() => filterEvents(events, filter), [events, filter]);
  const listed = useMemo(() => listedEvents(matching, { day, today }), [matching, day, today]);
  // Deferred: chips and list update before month and ruler. New props would hydrate these within the press.
  const matchingLater = useDeferredValue(matching);
  const listedLater = useDeferredValue(listed);
  const heads = {
    day: day === null ? undefined : dayHeading(content.list, matching, day, locale),
    list: listHeading(content.list, { matching, listed, filter, today }, locale),
  };
  const isOfDay = day !== null && eventsOfDay(matching, day).length > 0;
  const inMonth = month === undefined ? [] : eventsOfMonth(matching, month);
  const [hidden] = inMonth.some((event) => listed.includes(event)) ? [] : inMonth;
  const lastDay = lastDayOf(events);
  const areAllPast = useIsOver(lastDay);
  const isPage = headingLevel === 1;
  const partLevel = isPage ? 2 : 3;

  const showMonth = useCallback(
    (chosen: string) => {
      const ofMonth = eventsOfMonth(matchingLater, chosen);
      const next = listedEvents(matchingLater, { day: null, today });
      const [first] = ofMonth.some((event) => next.includes(event)) ? [] : ofMonth;
      setTurnedTo(chosen);
      setDay(first ? dayIn(first, chosen) : null);
    },
    [matchingLater, today],
  );

  /** After the press of a button in the list that is then removed. */
  const focusList = () => list.current?.focus();

  const showAll = () => {
    setFilter(noEventFilter);
    focusList();
  };

  const showEvent = (chosen: string) => {
    setDay(chosen);
    focusList();
  };

  return (
    <Section anchor={anchor} padding="none" isFullWidth>
      <HeadApart level={headingLevel} content={content} />
      <Container>
        {month && (
          <RulerApart
            content={content.ruler}
            month={month}
            events={events}
            listed={listedLater}
            onMonthChange={showMonth}
          />
        )}
        {areAllPast && (
          <OpenQuarters
            content={content}
            quarters={quartersAhead(availability, today)}
            headingLevel={partLevel}
            onInvite={onInvite}
          />
        )}
        <CalendarFilters content={filters} filter={filter} onChange={setFilter} />
        <div className={styles.columns}>
          <div className={styles.monthPlace}>
            <div className={styles.month}>
              {month && (
                <MonthApart
                  label={listLabel}
                  month={month}
                  onMonthChange={setTurnedTo}
                  value={day}
                  onChange={setDay}
                  events={matchingLater}
                  note={monthNote(content, eventsOfMonth(matchingLater, month), locale)}
                  headingLevel={partLevel}
                />
              )}
            </div>
          </div>
          <section className={styles.list} ref={list} aria-label={listLabel} tabIndex={-1}>
            <div className={styles.listHead}>
              <div aria-live="polite">
                <Heading level={partLevel} size="h3">
                  {heads.day ?? heads.list}
                </Heading>
                {heads.day && !isOfDay && <Text>{heads.list}</Text>}
              </div>
              <div className={styles.showMonth}>
                {hidden && month && (
                  <Button variant="quiet" onPress={() => showEvent(dayIn(hidden, month))}>
                    {fillIn(content.showMonth, { month: monthName(month, locale) }, locale)}
                  </Button>
                )}
              </div>
            </div>
            {isPage && <EventsInFull content={content} fileHref={fileHref} />}
            {listed.length > 0 ? (
              <ol className={isPage ? styles.excerpt : undefined}>
                {listed.map((event) => (
                  <EventRow
                    key={event.id}
                    content={content}
                    event={event}
                    among={events}
                    headingLevel={partLevel}
                    isEmblemEarly={isPage}
                  >
                    <Button variant="quiet" onPress={() => onDetails(event)} aria-haspopup="dialog">
                      {content.details}
                      <VisuallyHidden>: {event.title}</VisuallyHidden>
                    </Button>
                  </EventRow>
                ))}
              </ol>
            ) : (
              <div className={styles.empty}>
                <p className={styles.prompt}>{empty.text}</p>
                <Button variant="quiet" onPress={showAll}>
                  {empty.showAll}
                </Button>
              </div>
            )}
            {!areAllPast && (
              <div className={styles.invitation} data-true-until={lastDay}>
                <p className={styles.prompt}>{invitation.prompt}</p>
                <Button onPress={onInvite} aria-haspopup="dialog">
                  {invitation.action}
                </Button>
              </div>
            )}
          </section>
        </div>
      </Container>
    </Section>
  );
}

/** The events of the month: 'one event: Boston, 3-4'. */
function monthNote({ inMonth, list }: SpeakingCalendarContent, events: readonly SpeakingEvent[], locale: string) {
  const [first] = events;
  const values = {
    all: numberWord(list, events.length),
    place: first?.location ?? '',
    days: first ? shortDays(first, locale).days : '',
  };
  return fillIn(pluralForm(inMonth, events.length, locale), values, locale);
}

/** The first day of an event in a month. */
function dayIn({ date }: SpeakingEvent, month: string): string {
  return monthOf(date) === month ? date : `${month}-01`;
}
