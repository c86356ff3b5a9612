import { useId } from 'react';
import type { EventDays } from '@podium/data/schemas/eventDates.ts';
import { Container } from '@podium/ui/Container/Container';
import { useLocale } from '@podium/ui/locale/Locale';
import { fillIn } from '@podium/ui/locale/texts';
import { Text } from '@podium/ui/Text/Text';
import { Drawing } from '../parts/Drawing.tsx';
import { yearsOf } from '../parts/numberTexts.ts';
import { Section } from '../parts/Section.tsx';
import { usePastEvents } from '../parts/usePastEvents.ts';
import * as styles from './SpeakingHero.css.ts';

export interface SpeakingHeroContent {
  heading: string;
  lede: string;
  /** What organisers need first: the fee, and when they get an answer. */
  facts?: { term: string; value: string }[];
  /** Term of the number of past events, the last fact; `{year}` is '2025' or '2025-2026'. */
  rooms?: string;
}

export interface SpeakingHeroProps {
  content: SpeakingHeroContent;
  events: readonly EventDays[];
}

/**
 * The head of /speaking, above the brand's illustration, with fee, time of answer and number of past events.
 *
 * @avoid Other pages: the drawing shows an audience.
 * @content A heading of up to seven words, a lede, and two facts with short values.
 * @do State the fee as a range.
 */
export function SpeakingHero({ content: { heading, lede, facts = [], rooms }, events }: SpeakingHeroProps) {
  const headingId = useId();
  const locale = useLocale();
  const past = usePastEvents(events);
  const shown = [...facts];
  if (rooms && past.length > 0) {
    const term = fillIn(rooms, { year: yearsOf(past) }, locale);
    shown.push({ term, value: past.length.toLocaleString(locale) });
  }
  return (
    <Section headingId={headingId} surface="accent1" padding="none" isFirst isFullWidth>
      <div className={styles.head}>
        <Container>
          <div className={styles.words}>
            <h1 className={styles.heading} id={headingId}>
              {heading}
            </h1>
            <div className={styles.lede}>
              <Text size="lede">{lede}</Text>
            </div>
            {shown.length > 0 && (
              <dl className={styles.facts}>
                {shown.map(({ term, value }) => (
                  <div className={styles.fact} key={term}>
                    <dt className={styles.term}>{term}</dt>
                    <dd className={styles.value}>
                      <bdi>{value}</bdi>
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
        </Container>
        <Drawing className={styles.house} name="speakingInquiry" />
      </div>
    </Section>
  );
}
