import type { EventAnnouncement } from '@podium/data/schemas/ownEvent.ts';
import { Container } from '@podium/ui/Container/Container';
import { LinkSlot } from '@podium/ui/Link/LinkSlot';
import { useIsOver } from '@podium/ui/clock/useIsOver';
import * as styles from './EventBanner.css.ts';

export interface EventBannerProps {
  content: EventAnnouncement;
  /** Use `reversed` above a first section on accent1, so that the banner stands out. @default 'accent1' */
  surface?: keyof typeof styles.on;
}

/**
 * Announces the next event, and adds a notice once it is over (REQ-BAN-1, REQ-DAY-1).
 *
 * @avoid Several events: use `SpeakingCalendar`. News without a date.
 * @content Name, place, dates and the announcement in a few words each: on phones they share two lines.
 */
export function EventBanner({ content, surface = 'accent1' }: EventBannerProps) {
  const isOver = useIsOver(content.endDate);
  return (
    <section className={styles.on[surface]} aria-label={content.label}>
      <Container>
        <div className={styles.row}>
          <p className={styles.words}>
            <span className={styles.eventAndDates}>
              <span className={styles.event}>{content.event}</span>
              <span className={styles.comma}>, </span>
              <span className={isOver ? styles.datesOnceOver : styles.dates}>{content.dates}</span>
            </span>
            <strong className={styles.notice}>{content.notice}</strong>
            {isOver && <span className={styles.pastEventNotice}>{content.pastEventNotice}</span>}
          </p>
          <LinkSlot className={styles.action} href={content.action.href}>
            {content.action.label}
          </LinkSlot>
        </div>
      </Container>
    </section>
  );
}
