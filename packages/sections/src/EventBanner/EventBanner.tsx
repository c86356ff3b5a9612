import { useCallback, useSyncExternalStore } from 'react';
import { useClock } from '@podium/ui/clock/Clock';
import { Container } from '@podium/ui/Container/Container';
import { LinkSlot } from '@podium/ui/Link/LinkSlot';
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
  /** The moment the last day is over, in milliseconds since the epoch. */
  endsAt: number;
  /** Said beside the announcement from then on. */
  pastNote: string;
}

export interface EventBannerProps {
  content: EventBannerContent;
  /** `ink` above a section on sun, which the banner would melt into. @default 'sun' */
  tone?: keyof typeof styles.tone;
}

/** Announces the next event, and once it is over says so beside the same words. */
export function EventBanner({ content, tone = 'sun' }: EventBannerProps) {
  const isOver = useIsOver(content.endsAt);
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

const neverChanges = () => () => {};

/** False in prerendered pages and while they hydrate, so that both say the same; the clock's answer from then on. */
function useIsOver(endsAt: number): boolean {
  const clock = useClock();
  return useSyncExternalStore(
    neverChanges,
    useCallback(() => clock.now() >= endsAt, [clock, endsAt]),
    () => false,
  );
}
