import { Container } from '@podium/ui/Container/Container';
import { LinkSlot } from '@podium/ui/Link/LinkSlot';
import { useIsOver } from '@podium/ui/clock/useIsOver';
import * as styles from './EventBanner.css.ts';

export interface EventBannerContent {
  /** Names the banner for screen readers. */
  label: string;
  /** The event and its place. */
  event: string;
  /** When it takes place, in words. */
  dates: string;
  /** The announcement; its words stay when the event is over. */
  notice: string;
  action: { label: string; href: string };
  /** The last day of the event, 'YYYY-MM-DD'. */
  endsOn: string;
  /** Said beside the announcement once that day is over. */
  pastNote: string;
}

export interface EventBannerProps {
  content: EventBannerContent;
  /** `ink` above a section on sun, which the banner would melt into. @default 'sun' */
  tone?: keyof typeof styles.tone;
}

/** Announces the next event, and once it is over says so beside the same words. */
export function EventBanner({ content, tone = 'sun' }: EventBannerProps) {
  const isOver = useIsOver(content.endsOn);
  return (
    <section className={styles.tone[tone]} aria-label={content.label}>
      <Container>
        <div className={styles.row}>
          <p className={styles.words}>
            <span className={styles.event}>
              {content.event}, {content.dates}
            </span>
            <strong className={styles.notice}>{content.notice}</strong>
            {isOver && <span className={styles.pastNote}>{content.pastNote}</span>}
          </p>
          <LinkSlot className={styles.action} href={content.action.href}>
            {content.action.label}
          </LinkSlot>
        </div>
      </Container>
    </section>
  );
}
