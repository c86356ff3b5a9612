import type { MouseEvent } from 'react';
import { placeOf } from '@podium/data/events/calendarEntry.ts';
import { lastDayOf } from '@podium/data/events/eventDays.ts';
import { quartersAhead } from '@podium/data/events/quarters.ts';
import type { Quarter } from '@podium/data/schemas/availability.ts';
import { pluralForm, type PluralForms } from '@podium/data/schemas/pluralForm.ts';
import type { SectionLink } from '@podium/data/schemas/site.ts';
import type { SpeakingEvent } from '@podium/data/schemas/speakingEvent.ts';
import { Mark } from '@podium/ui/Artwork/Mark';
import { PastMark } from '@podium/ui/Artwork/PastMark';
import { performCommand, type ButtonCommand } from '@podium/ui/Button/buttonCommand';
import { buttonClassName } from '@podium/ui/Button/buttonLooks';
import { Drawer } from '@podium/ui/Drawer/Drawer';
import { Inline } from '@podium/ui/Inline/Inline';
import { LinkSlot } from '@podium/ui/Link/LinkSlot';
import { Stack } from '@podium/ui/Stack/Stack';
import { Text } from '@podium/ui/Text/Text';
import { useIsOver } from '@podium/ui/clock/useIsOver';
import { useLatestDay } from '@podium/ui/clock/useToday';
import { useLocale } from '@podium/ui/locale/Locale';
import { fillIn } from '@podium/ui/locale/texts';
import { Note } from '../parts/Note.tsx';
import { numberWord, yearsOf, yearSpan, type NumberTexts } from '../parts/numberTexts.ts';
import { EventBadge } from '../parts/EventBadge.tsx';
import { EventDate } from '../parts/EventDate.tsx';
import { Quarters, type QuartersContent } from '../parts/Quarters.tsx';
import { PastEventNotice } from '../parts/PastEventNotice.tsx';
import * as styles from './OnTheRoad.css.ts';

export interface OnTheRoadContent {
  /** Label of the tab; on narrow screens visible to screen readers only. */
  trigger: string;
  heading: string;
  events: readonly SpeakingEvent[];
  statuses: Readonly<Record<string, string>>;
  /** Shown beside a past event; `{dates}` is replaced with its days. */
  pastEvent: string;
  /** To the calendar, as a section of the home page or as a page. */
  invite?: SectionLink;
  /** The quarters that can be requested, shown when no event is to come. */
  availability: readonly Quarter[];
  noneAhead: QuartersContent &
    NumberTexts & {
      /** Says what took place; `{all}` is the number of events, `{years}` the years of the events. */
      past: PluralForms;
      /** `{all}` is the number of open quarters, `{years}` the years of all quarters. */
      ahead: PluralForms;
    };
}

export interface OnTheRoadProps {
  content: OnTheRoadContent;
  /** Called after the drawer has closed: the host scrolls to the section with this id. */
  onInvite: (anchor: string) => void;
}

/** Unique: the page has one such drawer. */
const drawerId = 'on-the-road';
const openCommand: ButtonCommand = { command: 'show-modal', commandfor: drawerId };

/**
 * The floating 'On the Road' button and its drawer (REQ-HOME-4). It opens, closes and links to the calendar before
 * hydration.
 *
 * @avoid More than one per page. All events with filters: use `SpeakingCalendar`.
 * @content The events by date, and a short label for the button.
 * @do Keep the label at three words: it is read sideways.
 * @dont Place other controls at the edge that it covers.
 * @keyboard As `Drawer`. Following the link to the calendar closes it.
 */
export function OnTheRoad({ content, onInvite }: OnTheRoadProps) {
  const { trigger, heading, events, invite } = content;
  const today = useLatestDay();
  const isNoneAhead = useIsOver(lastDayOf(events));

  // The drawer closes itself when a link in it is followed.
  const handleInvite = (event: MouseEvent) => {
    if (!invite?.anchor) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onInvite(invite.anchor);
  };

  const invitation = invite && (
    <LinkSlot
      className={buttonClassName({ isFullWidth: true })}
      href={invite.anchor ? `#${invite.anchor}` : invite.href}
      onClick={handleInvite}
    >
      {invite.label}
    </LinkSlot>
  );

  return (
    <>
      <button
        type="button"
        className={styles.trigger}
        aria-haspopup="dialog"
        onClick={(event) => performCommand(event.currentTarget, openCommand)}
        {...openCommand}
      >
        <Mark color="text" />
        <span className={styles.triggerWords}>{trigger}</span>
      </button>
      <Drawer id={drawerId} label={heading} footer={isNoneAhead ? undefined : invitation}>
        <h2 className={styles.heading}>{heading}</h2>
        {isNoneAhead && today && (
          <div className={styles.noneAhead}>
            <NoneAhead content={content} today={today} />
            {invitation}
          </div>
        )}
        <ol className={styles.list}>
          {events.map((event) => (
            <RoadEvent key={event.id} event={event} content={content} />
          ))}
        </ol>
      </Drawer>
    </>
  );
}

/** Says that all events are over, and which quarters can be requested. */
function NoneAhead({ content, today }: { content: OnTheRoadContent; today: string }) {
  const { events, noneAhead, availability } = content;
  const locale = useLocale();
  const quarters = quartersAhead(availability, today);
  const open = quarters.filter(({ status }) => status === 'open').length;
  const sentence = (texts: PluralForms, count: number, years: string) =>
    fillIn(pluralForm(texts, count, locale), { all: numberWord(noneAhead, count), years }, locale);
  return (
    <>
      <Text size="small">
        {sentence(noneAhead.past, events.length, yearsOf(events))}
        {quarters.length > 0 && ` ${sentence(noneAhead.ahead, open, yearSpan(quarters.map(({ year }) => year)))}`}
      </Text>
      {quarters.length > 0 && <Quarters content={noneAhead} quarters={quarters} size="small" />}
    </>
  );
}

function RoadEvent({ event, content }: { event: SpeakingEvent; content: OnTheRoadContent }) {
  const isOver = useIsOver(event.endDate);
  return (
    <li className={isOver ? styles.pastEvent : styles.event}>
      <EventDate days={event} />
      <Stack gap="s2">
        <PastEventNotice days={event} text={content.pastEvent} color="secondary" />
        <h3 className={styles.title}>{event.title}</h3>
        <Note>{placeOf(event)}</Note>
        <Inline gap="s2">
          <EventBadge event={event} words={content.statuses} />
          {isOver && (
            <span className={styles.mark}>
              <PastMark />
            </span>
          )}
        </Inline>
      </Stack>
    </li>
  );
}
