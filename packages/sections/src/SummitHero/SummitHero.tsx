import { useId } from 'react';
import type { EventDays } from '@podium/data/schemas/eventDates.ts';
import { Container } from '@podium/ui/Container/Container';
import { Grid } from '@podium/ui/Grid/Grid';
import { GridItem } from '@podium/ui/Grid/GridItem';
import { PastMark } from '@podium/ui/Artwork/PastMark';
import { useIsOver } from '@podium/ui/clock/useIsOver';
import { Stack } from '@podium/ui/Stack/Stack';
import { Text } from '@podium/ui/Text/Text';
import { Drawing } from '../parts/Drawing.tsx';
import { PastEventNoticeSlot } from '../parts/PastEventNoticeSlot.tsx';
import { Section } from '../parts/Section.tsx';
import * as styles from './SummitHero.css.ts';

export interface SummitHeroContent {
  heading: string;
  lede: string;
  /** A notice is shown once they are over. */
  dates: EventDays;
  /** The notice; `{dates}` is replaced with the days. */
  pastEvent: string;
  /** Dates, place and number of participants, as text. */
  facts: { term: string; value: string }[];
}

/**
 * The head of the summit page: text above the brand's drawing of the city.
 *
 * @avoid Other events: the drawing shows one city.
 * @content A heading of one to three words, a lede, and three facts: dates, place and number of participants.
 * @do Write dates with their year.
 */
export function SummitHero({ content: { heading, lede, dates, pastEvent, facts } }: { content: SummitHeroContent }) {
  const headingId = useId();
  const isOver = useIsOver(dates.endDate);
  return (
    <Section headingId={headingId} surface="accent1" padding="none" isFirst isFullWidth>
      <Container>
        <h1 className={styles.heading} id={headingId}>
          {heading}
        </h1>
        <Grid rowGap="s5">
          <GridItem span={{ lg: 5 }}>
            <Stack gap="s3">
              <PastEventNoticeSlot days={dates} text={pastEvent} />
              <Text size="lede">{lede}</Text>
            </Stack>
          </GridItem>
          <GridItem span={{ lg: 6 }} start={{ lg: 7 }}>
            <dl className={styles.facts}>
              {facts.map(({ term, value }) => (
                <div key={term}>
                  <dt className={styles.term}>{term}</dt>
                  <dd className={styles.value}>
                    <bdi>{value}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          </GridItem>
        </Grid>
      </Container>
      <div className={styles.scene}>
        <Drawing className={styles.city} name="summit" />
        {isOver && (
          <div className={styles.mark}>
            <PastMark />
          </div>
        )}
      </div>
    </Section>
  );
}
