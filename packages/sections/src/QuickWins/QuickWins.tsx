import { useId } from 'react';
import type { ContentAction } from '@podium/data/schemas/action.ts';
import type { QuickWin } from '@podium/data/schemas/quickWin.ts';
import { Heading } from '@podium/ui/Heading/Heading';
import { Divider } from '@podium/ui/Artwork/Divider';
import { Text } from '@podium/ui/Text/Text';
import { Action } from '../parts/Action.tsx';
import { Section } from '../parts/Section.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import * as styles from './QuickWins.css.ts';

export interface QuickWinsContent {
  heading: string;
  note?: string;
  /** Four cards, on wide screens in cells of unequal width. */
  items: QuickWin[];
  action: ContentAction;
}

/**
 * Cards, each headed by its price. On phones a horizontal scroller that shows part of the next card.
 *
 * @avoid More than about four items: use a list. Offers to buy: use `Tickets` or `ProgramList`.
 * @content Four cards: cost as figure and unit ("30 minutes"), a title, and one or two sentences.
 * @do Start each title with a verb.
 * @keyboard The scroller is a Tab stop; arrow keys scroll it.
 */
export function QuickWins({ content: { heading, note, items, action } }: { content: QuickWinsContent }) {
  const headingId = useId();
  return (
    <Section headingId={headingId} surface="accent1">
      <SectionHead heading={heading} note={note} noteSize="lede" noteColor="inherit" />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <ul className={styles.sheet} tabIndex={0} aria-labelledby={headingId}>
        {items.map(({ cost, title, description }) => (
          <li className={styles.card} key={title}>
            <p className={styles.cost}>
              {cost.figure} <span className={styles.unit}>{cost.unit}</span>
            </p>
            <Heading level={3}>{title}</Heading>
            <Text>{description}</Text>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <span className={styles.band}>
          <Divider kind="band" color="text" isOrnament />
        </span>
        <Action action={action} />
      </div>
    </Section>
  );
}
