import { useId } from 'react';
import type { ContentAction } from '@podium/data/schemas/action';
import type { QuickWin } from '@podium/data/schemas/quickWin';
import { Container } from '@podium/ui/Container/Container';
import { Heading } from '@podium/ui/Heading/Heading';
import { Ribbon } from '@podium/ui/Ribbon/Ribbon';
import { Text } from '@podium/ui/Text/Text';
import { Action } from '../parts/Action.tsx';
import { Section } from '../parts/Section.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import * as styles from './QuickWins.css.ts';

export interface QuickWinsContent {
  heading: string;
  note?: string;
  /** Four coupons, on wide screens in cells of unequal width. */
  items: QuickWin[];
  action: ContentAction;
}

export interface QuickWinsProps {
  content: QuickWinsContent;
}

/** A sheet of coupons, each headed by what it costs. On phones a rail, with the next coupon showing. */
export function QuickWins({ content: { heading, note, items, action } }: QuickWinsProps) {
  const headingId = useId();
  return (
    <Section headingId={headingId} ground="sun">
      <Container>
        <SectionHead id={headingId} heading={heading} note={note} noteSize="lede" noteTone="inherit" />
        {/* The rail scrolls, so the keyboard must reach it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <ul className={styles.sheet} tabIndex={0} aria-labelledby={headingId}>
          {items.map(({ cost, title, description }) => (
            <li className={styles.coupon} key={title}>
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
            <Ribbon ink="current" />
          </span>
          <Action action={action} tone="sun" />
        </div>
      </Container>
    </Section>
  );
}
