import { formatEventDays, pastEventText } from '@podium/data/schemas/eventDates.ts';
import type { EventAnnouncement } from '@podium/data/schemas/ownEvent.ts';
import { PastMark } from '@podium/ui/Artwork/PastMark';
import { Container } from '@podium/ui/Container/Container';
import { LinkSlot } from '@podium/ui/Link/LinkSlot';
import { useIsOver } from '@podium/ui/clock/useIsOver';
import { useLocale } from '@podium/ui/locale/Locale';
import * as styles from './EventBanner.css.ts';

export interface EventBannerProps {
  content: EventAnnouncement;
  /** Use `reversed` above a first section on accent1, so that the banner stands out. @default 'accent1' */
  surface?: 'accent1' | 'reversed';
}

/**
 * Announces the next event. After the event it loses its colour, and a notice comes before the announcement (REQ-BAN-1,
 * REQ-DAY-1).
 *
 * @avoid Several events: use `SpeakingCalendar`. News without a date.
 * @content Name, place, dates and the announcement in a few words each: on phones they share two lines.
 * @dont Announce two events at once.
 */
export function EventBanner({ content, surface = 'accent1' }: EventBannerProps) {
  const { days } = content;
  const locale = useLocale();
  const isOver = useIsOver(days.endDate);
  return (
    <section className={isOver ? styles.past : styles.on[surface]} aria-label={content.label}>
      <Container>
        <div className={styles.row}>
          <p className={styles.words}>
            <span className={styles.eventAndDates}>
              <span className={styles.event}>{content.event}</span>
              <span className={styles.comma}>, </span>
              <span className={isOver ? styles.datesOnceOver : styles.dates}>{formatEventDays(days, locale)}</span>
            </span>
            {isOver && (
              <span className={styles.pastEventNotice}>
                <span className={styles.mark}>
                  <PastMark />
                </span>
                {pastEventText(content.pastEvent, days, locale)}
              </span>
            )}
            {/* A new key remounts the element: moving it would count as a layout shift. */}
            <strong key={String(isOver)} className={isOver ? styles.noticeOnceOver : styles.notice}>
              {content.notice}
            </strong>
          </p>
          <LinkSlot className={styles.action} href={content.action.href}>
            {content.action.label}
          </LinkSlot>
        </div>
      </Container>
    </section>
  );
}
