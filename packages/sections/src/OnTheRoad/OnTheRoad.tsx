import { type MouseEvent, useId } from 'react';
import { placeOf } from '@podium/data/events/calendarEntry';
import { daysOf } from '@podium/data/events/eventDays';
import type { SpeakingEvent } from '@podium/data/schemas/speakingEvent';
import { BrandSeal } from '@podium/ui/BrandMark/BrandSeal';
import { performCommand, type ButtonCommand } from '@podium/ui/Button/buttonCommand';
import { buttonClassName } from '@podium/ui/Button/buttonLooks';
import { Drawer } from '@podium/ui/Drawer/Drawer';
import { LinkSlot } from '@podium/ui/Link/LinkSlot';
import { Text } from '@podium/ui/Text/Text';
import { EventBadge } from '../parts/EventBadge.tsx';
import { EventDate } from '../parts/EventDate.tsx';
import { PastNote } from '../parts/PastNote.tsx';
import * as styles from './OnTheRoad.css.ts';

export interface OnTheRoadContent {
  /** The words on the tab; on narrow screens a name for screen readers. */
  trigger: string;
  heading: string;
  /** The drawer's events, in order of their days. */
  events: readonly SpeakingEvent[];
  statuses: Readonly<Record<string, string>>;
  /** `anchor` is the id of the calendar's section, without '#'. */
  invite: { label: string; anchor: string };
  close: string;
}

export interface OnTheRoadProps {
  content: OnTheRoadContent;
  /** The visitor wants to invite: the drawer has closed, the host brings the calendar into view. */
  onInvite: () => void;
}

/** The page has one such drawer. */
const drawerId = 'on-the-road';
const openCommand: ButtonCommand = { command: 'show-modal', commandfor: drawerId };

/**
 * The floating button and its drawer (specification §2, floating 'On the Road' button). Opens, closes and leads to the
 * calendar before any script too.
 */
export function OnTheRoad({ content, onInvite }: OnTheRoadProps) {
  const { trigger, heading, events, statuses, invite, close } = content;
  const headingId = useId();

  // The drawer itself has closed by then, as it does for every link that is followed here.
  const handleInvite = (event: MouseEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onInvite();
  };

  return (
    <>
      <button
        type="button"
        className={styles.trigger}
        aria-haspopup="dialog"
        onClick={(event) => performCommand(event.currentTarget, openCommand)}
        {...openCommand}
      >
        <BrandSeal tone="current" />
        <span className={styles.triggerWords}>{trigger}</span>
      </button>
      <Drawer
        id={drawerId}
        label={heading}
        closeLabel={close}
        footer={
          <LinkSlot
            className={buttonClassName({ isFullWidth: true })}
            href={`#${invite.anchor}`}
            onClick={handleInvite}
          >
            {invite.label}
          </LinkSlot>
        }
      >
        <h2 className={styles.heading} id={headingId}>
          {heading}
        </h2>
        <ol className={styles.list} aria-labelledby={headingId}>
          {events.map((event) => (
            <li className={styles.event} key={event.id}>
              <EventDate days={daysOf(event)} layout="stacked" />
              <div className={styles.words}>
                <h3 className={styles.title}>{event.title}</h3>
                <Text size="small" tone="secondary">
                  {placeOf(event)}
                </Text>
                <EventBadge status={event.status} words={statuses} />
                <PastNote days={daysOf(event)} />
              </div>
            </li>
          ))}
        </ol>
      </Drawer>
    </>
  );
}
