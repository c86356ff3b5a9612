import { type EventDays, pastEventText } from '@podium/data/schemas/eventDates.ts';
import { formatMoney } from '@podium/data/schemas/money.ts';
import type { MoneyFormat } from '@podium/data/schemas/moneyFormat.ts';
import type { Ticket } from '@podium/data/schemas/summit.ts';
import { Container } from '@podium/ui/Container/Container';
import { Illustration } from '@podium/ui/Artwork/Illustration';
import { PastMark } from '@podium/ui/Artwork/PastMark';
import { useIsOver } from '@podium/ui/clock/useIsOver';
import { useLocale } from '@podium/ui/locale/Locale';
import { Action } from '../parts/Action.tsx';
import { Note } from '../parts/Note.tsx';
import { PastEventNotice } from '../parts/PastEventNotice.tsx';
import { RichText, type RichTextProps } from '../parts/RichText.tsx';
import { Section } from '../parts/Section.tsx';
import * as card from './TicketCard.css.ts';
import * as styles from './Tickets.css.ts';

export interface TicketsContent {
  /** Accessible name of the section; not shown. */
  heading: string;
  /** Most expensive last: if there are several, the last one is highlighted and larger. */
  list: Ticket[];
  money: MoneyFormat;
  /** A note below the tickets, split at its links. */
  note: RichTextProps['text'];
  /** After the event the tickets have no action. */
  over: {
    days: EventDays;
    /** Shown above the tickets; `{dates}` is replaced with the days. */
    pastEvent: string;
    note: RichTextProps['text'];
  };
}

/** The mark runs across the first two tickets. */
const markParts = ['start', 'end', 'whole'] as const;

/**
 * The tickets as joined cards. Has no padding above: follows a section on the page surface.
 *
 * @avoid Courses: use `ProgramList`.
 * @content Two or three tickets with one sentence, price and action, the most expensive last. `soldOut` replaces the
 *   action. The days of the event, and a text for the time after it.
 * @do Say what a ticket includes that the cheaper one does not.
 * @dont Remove a sold-out ticket: mark it.
 */
export function Tickets({ content }: { content: TicketsContent }) {
  const { heading, list, note, over } = content;
  const isOver = useIsOver(over.days.endDate);
  return (
    <Section hiddenHeading={heading} padding="none" isFullWidth>
      <div className={styles.foot}>
        <Container>
          <div className={styles.pastEvent}>
            <PastEventNotice days={over.days} text={over.pastEvent} color="secondary" />
          </div>
          <div className={card.cards}>
            {list.map((ticket, index) => (
              <TicketCard key={ticket.title} ticket={ticket} index={index} content={content} />
            ))}
          </div>
          <div className={styles.note}>
            <Note>
              <RichText text={isOver ? over.note : note} />
            </Note>
          </div>
        </Container>
      </div>
    </Section>
  );
}

function TicketCard({ ticket, index, content }: { ticket: Ticket; index: number; content: TicketsContent }) {
  const { list, money, over } = content;
  const { title, description, price, soldOut, action } = ticket;
  const locale = useLocale();
  const isOver = useIsOver(over.days.endDate);
  const isDearest = index > 0 && index === list.length - 1;
  const inColor = isDearest ? 'accent3' : 'raised';
  const reason = pastEventText(over.pastEvent, over.days, locale);
  return (
    <article className={card.card({ surface: isOver ? 'alt' : inColor, size: isDearest ? 'large' : 'regular' })}>
      {isDearest && !isOver && (
        <div className={card.art} aria-hidden="true">
          <div className={card.artPlace}>
            <Illustration name="pricing" />
          </div>
        </div>
      )}
      <div className={card.body}>
        <div>
          <h3 className={card.name}>{title}</h3>
          <div className={card.description}>{description}</div>
        </div>
        {isOver && (
          <div className={card.mark} aria-hidden="true">
            <PastMark part={list.length > 1 ? markParts[index] : 'whole'} />
          </div>
        )}
        <p className={card.price({ size: isDearest && !isOver ? 'large' : 'regular' })}>
          <bdi>{formatMoney(price, money, locale)}</bdi>
        </p>
      </div>
      <div className={card.footer}>
        {soldOut ? (
          <p className={styles.soldOut[isOver ? 'raised' : inColor]}>{soldOut}</p>
        ) : (
          <Action action={isOver ? { label: action.label, reason } : action} variant="secondary" />
        )}
      </div>
    </article>
  );
}
