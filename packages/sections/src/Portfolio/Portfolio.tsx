import { useId } from 'react';
import type { ContentAction, ContentLink } from '@podium/data/schemas/action';
import type { PortfolioEntry } from '@podium/data/schemas/portfolio';
import { Container } from '@podium/ui/Container/Container';
import { Heading } from '@podium/ui/Heading/Heading';
import { Stack } from '@podium/ui/Stack/Stack';
import { Text } from '@podium/ui/Text/Text';
import { catalogue } from '@podium/ui/press/catalogue';
import { Action } from '../parts/Action.tsx';
import { LinkedWords } from '../parts/LinkedWords.tsx';
import { Section } from '../parts/Section.tsx';
import { Entry, type EntryLabels } from './Entry.tsx';
import * as styles from './Portfolio.css.ts';

export interface PortfolioContent {
  /** The first heading of the page. */
  heading: string;
  lede: string;
  /** Names the register. */
  listLabel: string;
  labels: EntryLabels;
  /** In the order of the register. */
  entries: PortfolioEntry[];
  /** How the figures were arrived at. */
  note: string;
  closing: { heading: string; action: ContentAction };
  /** Where the next ones are. */
  deals: { text: string; link: ContentLink };
}

export interface PortfolioProps {
  content: PortfolioContent;
}

/** The page of past deals: a register of companies, and a way to speak about the next (specification §1, §3). */
export function Portfolio({ content }: PortfolioProps) {
  const { heading, lede, listLabel, labels, entries, note, closing, deals } = content;
  const headingId = useId();
  return (
    <Section headingId={headingId} isFirst>
      <Container>
        <Stack gap="s5">
          <Heading level={1} size="hero" id={headingId}>
            {heading}
          </Heading>
          <Text size="lede" tone="secondary">
            {lede}
          </Text>
        </Stack>
        <ul className={styles.register} aria-label={listLabel}>
          {catalogue('portfolio', entries).map((entry) => (
            <Entry key={entry.slug} entry={entry} labels={labels} />
          ))}
        </ul>
        <div className={styles.notes}>
          <Text size="small" tone="secondary">
            {note}
          </Text>
          <Text size="small" tone="secondary">
            <LinkedWords text={[`${deals.text} `, deals.link]} />
          </Text>
        </div>
        <div className={styles.closing}>
          <Heading level={2} size="h3">
            {closing.heading}
          </Heading>
          <Action action={closing.action} />
        </div>
      </Container>
    </Section>
  );
}
