import { useId } from 'react';
import type { Milestone } from '@podium/data/schemas/about.ts';
import { pluralForm, type PluralForms } from '@podium/data/schemas/pluralForm.ts';
import { Container } from '@podium/ui/Container/Container';
import { GrowthChart } from '@podium/ui/Artwork/GrowthChart';
import { useLocale } from '@podium/ui/locale/Locale';
import { Text } from '@podium/ui/Text/Text';
import { VisuallyHidden } from '@podium/ui/VisuallyHidden/VisuallyHidden';
import { HeadingWithLede } from '../parts/HeadingWithLede.tsx';
import { Section } from '../parts/Section.tsx';
import * as styles from './Milestones.css.ts';

export interface MilestonesContent {
  heading: string;
  lede: string;
  milestones: {
    /** Accessible name of the list. */
    heading: string;
    list: Milestone[];
    /** Follows the count of a year, for screen readers. */
    counted: PluralForms;
  };
}

/**
 * The head of the page /about with a timeline, below a picture that grows with the count.
 *
 * @avoid Dates of events: use `SpeakingCalendar` or `SummitDays`.
 * @content Four to eight years with a count and one sentence each, in order.
 */
export function Milestones({ content: { heading, lede, milestones } }: { content: MilestonesContent }) {
  const headingId = useId();
  const locale = useLocale();
  const { list, counted } = milestones;
  const steps = list.map(({ count }, index) => ({
    at: list.length > 1 ? index / (list.length - 1) : 0,
    count,
  }));
  return (
    <Section headingId={headingId} isFirst isFullWidth>
      <Container>
        <div className={styles.head}>
          <HeadingWithLede level={1} id={headingId} heading={heading} lede={lede} />
        </div>
      </Container>
      <GrowthChart steps={steps} />
      <Container>
        <ol className={styles.years} aria-label={milestones.heading}>
          {list.map(({ year, count, text }) => (
            <li className={styles.year} key={year}>
              <p className={styles.numeral}>{year}</p>
              <Text size="small" tone="secondary">
                {text}
                <VisuallyHidden>
                  {' '}
                  {count} {pluralForm(counted, count, locale)}.
                </VisuallyHidden>
              </Text>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}
