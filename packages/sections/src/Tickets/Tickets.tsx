import { useId } from 'react';
import type { Ticket as TicketContent } from '@podium/data/schemas/summit';
import { Container } from '@podium/ui/Container/Container';
import { Seal } from '@podium/ui/Seal/Seal';
import { Text } from '@podium/ui/Text/Text';
import { Ticket } from '@podium/ui/Ticket/Ticket';
import { Tickets as JoinedTickets } from '@podium/ui/Ticket/Tickets';
import { VisuallyHidden } from '@podium/ui/VisuallyHidden/VisuallyHidden';
import type { SealSpec } from '@podium/ui/press/seal';
import { Action } from '../parts/Action.tsx';
import { LinkedWords, type LinkedWordsProps } from '../parts/LinkedWords.tsx';
import { Section } from '../parts/Section.tsx';
import * as styles from './Tickets.css.ts';

export interface TicketsContent {
  /** Not shown: names and prices speak for themselves. */
  heading: string;
  /** Dearest last: where there are several it is vermilion, and larger. */
  list: TicketContent[];
  /** A sentence below them, with its link. */
  note: LinkedWordsProps['text'];
}

export interface TicketsProps {
  content: TicketsContent;
}

/** Set by hand: it belongs to no item and claims nothing. */
const rosette: SealSpec = { points: 23, weave: 5, depth: 1.1, seed: 4, family: 'rings', rings: 3 };

/** The ways in, as tickets that have not been torn apart yet. Follows a section on paper, whose foot is its distance. */
export function Tickets({ content: { heading, list, note } }: TicketsProps) {
  const headingId = useId();
  return (
    <Section headingId={headingId} padding="none">
      <div className={styles.foot}>
        <Container>
          <h2 id={headingId}>
            <VisuallyHidden>{heading}</VisuallyHidden>
          </h2>
          <JoinedTickets>
            {list.map((ticket, index) => {
              const isDearest = index > 0 && index === list.length - 1;
              const tone = isDearest ? 'verm' : 'sheet';
              return (
                <Ticket
                  key={ticket.title}
                  name={ticket.title}
                  price={ticket.price}
                  tone={tone}
                  size={isDearest ? 'large' : 'regular'}
                  art={isDearest ? <Seal spec={rosette} tone="current" /> : undefined}
                  stub={
                    ticket.soldOut ? (
                      <p className={styles.soldOut[tone]}>{ticket.soldOut}</p>
                    ) : (
                      <Action action={ticket.action} tone={isDearest ? 'verm' : 'paper'} variant="secondary" />
                    )
                  }
                >
                  {ticket.description}
                </Ticket>
              );
            })}
          </JoinedTickets>
          <div className={styles.note}>
            <Text size="small" tone="secondary">
              <LinkedWords text={note} />
            </Text>
          </div>
        </Container>
      </div>
    </Section>
  );
}
