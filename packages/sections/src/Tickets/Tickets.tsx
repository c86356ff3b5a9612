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
import { PastNotice } from '../parts/PastNotice.tsx';
import { RichText, type RichTextProps } from '../parts/RichText.tsx';
import { Section } from '../parts/Section.tsx';
import { TicketCard } from './TicketCard.tsx';
import { cards } from './TicketCard.css.ts';
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
export function Tickets({ content: { heading, list, money, note, over } }: { content: TicketsContent }) {
  const locale = useLocale();
  const isOver = useIsOver(over.days.endDate);
  const pastEvent = pastEventText(over.pastEvent, over.days, locale);
  return (
    <Section hiddenHeading={heading} padding="none" isFullWidth>
      <div className={styles.foot}>
        <Container>
          <div className={styles.pastEvent}>
            <PastNotice endDate={over.days.endDate} color="secondary">
              {pastEvent}
            </PastNotice>
          </div>
          <div className={cards}>
            {list.map((ticket, index) => {
              const isDearest = index > 0 && index === list.length - 1;
              const inColor = isDearest ? 'accent3' : 'raised';
              return (
                <TicketCard
                  key={ticket.title}
                  name={ticket.title}
                  price={formatMoney(ticket.price, money, locale)}
                  surface={isOver ? 'alt' : inColor}
                  size={isDearest ? 'large' : 'regular'}
                  art={isDearest && !isOver ? <Illustration name="pricing" /> : undefined}
                  mark={isOver ? <PastMark part={list.length > 1 ? markParts[index] : 'whole'} /> : undefined}
                  footer={
                    ticket.soldOut ? (
                      <p className={styles.soldOut[isOver ? 'raised' : inColor]}>{ticket.soldOut}</p>
                    ) : (
                      <Action
                        action={isOver ? { label: ticket.action.label, reason: pastEvent } : ticket.action}
                        variant="secondary"
                      />
                    )
                  }
                >
                  {ticket.description}
                </TicketCard>
              );
            })}
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
