import { useId } from 'react';
import { calendarEntry, type CalendarEntryTexts, placeOf } from '@podium/data/events/calendarEntry.ts';
import { googleCalendarLink, outlookCalendarLink } from '@podium/data/events/calendarLinks.ts';
import { isExternal } from '@podium/data/schemas/isExternal.ts';
import { formatEventDays } from '@podium/data/schemas/eventDates.ts';
import type { SpeakingEvent } from '@podium/data/schemas/speakingEvent.ts';
import { PastMark } from '@podium/ui/Artwork/PastMark';
import { Button } from '@podium/ui/Button/Button';
import { ButtonLink } from '@podium/ui/Button/ButtonLink';
import { DescriptionList } from '@podium/ui/DescriptionList/DescriptionList';
import { Dialog } from '@podium/ui/Dialog/Dialog';
import { DialogActions } from '@podium/ui/Dialog/DialogActions';
import { useIsOver } from '@podium/ui/clock/useIsOver';
import { useLocale } from '@podium/ui/locale/Locale';
import { Heading } from '@podium/ui/Heading/Heading';
import { Icon } from '@podium/ui/Icon/Icon';
import { externalLinkProps, NewTabNote } from '@podium/ui/Link/externalLink';
import { Text } from '@podium/ui/Text/Text';
import { EntryEmblem } from '../parts/EntryEmblem.tsx';
import { EventBadge } from '../parts/EventBadge.tsx';
import { PastEventNotice } from '../parts/PastEventNotice.tsx';
import * as styles from './EventDialog.css.ts';

interface CalendarWay {
  label: string;
  /** The destination, or what the file contains. */
  note: string;
}

export interface EventDialogContent {
  facts: { when: string; where: string; attendees: string; topics: string };
  statuses: Readonly<Record<string, string>>;
  calendars: {
    heading: string;
    service: CalendarWay;
    outlook: CalendarWay;
    file: CalendarWay;
    feed: CalendarWay & { href: string };
  };
  /** Above the title of a past event; `{dates}` is replaced with its days. */
  pastEvent: string;
  entry: CalendarEntryTexts;
  website: string;
  invite: string;
}

export interface EventDialogProps {
  content: EventDialogContent;
  event: SpeakingEvent;
  /** All events: the emblem of an event depends on its place in the list. */
  events: readonly SpeakingEvent[];
  fileHref: string;
  isOpen: boolean;
  onClose: () => void;
  /** The user wants a similar event: the host closes the dialog and opens the invitation. */
  onInvite: () => void;
}

/**
 * Details of one event, and links to add it to a calendar (REQ-CAL-4).
 *
 * @avoid The invitation to a similar event: `onInvite` opens `InvitationDialog`.
 * @content Labels of the facts and of the calendar links. The event itself comes from the calendar.
 * @do Name the calendar in each label.
 * @keyboard As `Dialog`. The calendar links are plain links.
 */
export function EventDialog({ content, event, events, fileHref, isOpen, onClose, onInvite }: EventDialogProps) {
  const { facts, calendars, website, invite } = content;
  const headingId = useId();
  const locale = useLocale();
  const isOver = useIsOver(event.endDate);
  const entry = calendarEntry(event, content.entry);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={event.title}
      mark={
        <>
          {isOver && (
            <div className={styles.mark}>
              <PastMark />
            </div>
          )}
          <PastEventNotice days={event} text={content.pastEvent} />
          <EventBadge event={event} words={content.statuses} />
        </>
      }
      ornament={<EntryEmblem kind="event" entry={event} among={events} isAnimated />}
    >
      <DescriptionList
        items={[
          { term: facts.when, value: formatEventDays(event, locale) },
          { term: facts.where, value: placeOf(event) },
          { term: facts.attendees, value: event.attendees.toLocaleString(locale) },
          { term: facts.topics, value: event.topics.join(', ') },
        ]}
      />
      <section aria-labelledby={headingId}>
        <Heading level={3} id={headingId}>
          {calendars.heading}
        </Heading>
        <ul className={styles.list}>
          {/* After the event, the feed of coming dates is the first link. */}
          {isOver && <CalendarLink {...calendars.feed} />}
          <CalendarLink {...calendars.service} href={googleCalendarLink(entry)} />
          <CalendarLink {...calendars.outlook} href={outlookCalendarLink(entry)} />
          <CalendarLink {...calendars.file} href={fileHref} isDownload />
          {!isOver && <CalendarLink {...calendars.feed} />}
        </ul>
      </section>
      <DialogActions>
        <ButtonLink variant="secondary" href={event.website} external>
          {website}
        </ButtonLink>
        <Button onPress={onInvite}>{invite}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface CalendarLinkProps extends CalendarWay {
  href: string;
  isDownload?: boolean;
}

/** Links to other sites and files use a plain anchor, because the router does not handle them. */
function CalendarLink({ label, note, href, isDownload }: CalendarLinkProps) {
  const isElsewhere = isExternal(href);
  return (
    <li className={styles.row}>
      <a className={styles.link} href={href} download={isDownload} {...(isElsewhere && externalLinkProps)}>
        <span className={styles.label}>
          {label}
          {isElsewhere && (
            <>
              {' '}
              <Icon name="external" />
              <NewTabNote />
            </>
          )}
        </span>
        <Text as="span" size="small" color="secondary">
          {note}
        </Text>
      </a>
    </li>
  );
}
