import { useId } from 'react';
import { formatMoney } from '@podium/data/schemas/money.ts';
import type { MoneyFormat } from '@podium/data/schemas/moneyFormat.ts';
import type { Ticket } from '@podium/data/schemas/summit.ts';
import { Container } from '@podium/ui/Container/Container';
import { Illustration } from '@podium/ui/Artwork/Illustration';
import { useLocale } from '@podium/ui/locale/Locale';
import { Text } from '@podium/ui/Text/Text';
import { PricingCard } from '@podium/ui/PricingCard/PricingCard';
import { PricingCards } from '@podium/ui/PricingCard/PricingCards';
import { VisuallyHidden } from '@podium/ui/VisuallyHidden/VisuallyHidden';
import { Action } from '../parts/Action.tsx';
import { RichText, type RichTextProps } from '../parts/RichText.tsx';
import { Section } from '../parts/Section.tsx';
import * as styles from './Tickets.css.ts';

export interface TicketsContent {
  /** Accessible name of the section; not shown. */
  heading: string;
  /** Most expensive last: where there are several, it is vermilion and larger. */
  list: Ticket[];
  money: MoneyFormat;
  /** A note below the tickets, split at its links. */
  note: RichTextProps['text'];
}

/**
 * The tickets as joined pricing cards. Has no padding above: follows a section on the page surface.
 *
 * @avoid Courses: use `ProgramList`.
 * @content Two or three tickets with one sentence, price and action, the most expensive last. `soldOut` replaces the
 *   action.
 */
export function Tickets({ content: { heading, list, money, note } }: { content: TicketsContent }) {
  const headingId = useId();
  const locale = useLocale();
  return (
    <Section headingId={headingId} padding="none" isFullWidth>
      <div className={styles.foot}>
        <Container>
          <h2 id={headingId}>
            <VisuallyHidden>{heading}</VisuallyHidden>
          </h2>
          <PricingCards>
            {list.map((ticket, index) => {
              const isDearest = index > 0 && index === list.length - 1;
              const surface = isDearest ? 'accent3' : 'raised';
              return (
                <PricingCard
                  key={ticket.title}
                  name={ticket.title}
                  price={formatMoney(ticket.price, money, locale)}
                  surface={surface}
                  size={isDearest ? 'large' : 'regular'}
                  art={isDearest ? <Illustration name="ticket" /> : undefined}
                  stub={
                    ticket.soldOut ? (
                      <p className={styles.soldOut[surface]}>{ticket.soldOut}</p>
                    ) : (
                      <Action action={ticket.action} variant="secondary" />
                    )
                  }
                >
                  {ticket.description}
                </PricingCard>
              );
            })}
          </PricingCards>
          <div className={styles.note}>
            <Text size="small" tone="secondary">
              <RichText text={note} />
            </Text>
          </div>
        </Container>
      </div>
    </Section>
  );
}
