import type { CSSProperties } from 'react';
import type { Milestone } from '@podium/data/schemas/about.ts';
import { pluralForm, type PluralForms } from '@podium/data/schemas/pluralForm.ts';
import { GrowthChart } from '@podium/ui/Artwork/GrowthChart';
import { useLatestDay } from '@podium/ui/clock/useToday';
import { useLocale } from '@podium/ui/locale/Locale';
import { HeadingWithLede } from '../parts/HeadingWithLede.tsx';
import { Note } from '../parts/Note.tsx';
import { Section } from '../parts/Section.tsx';
import * as styles from './Milestones.css.ts';

export interface MilestonesContent {
  heading: string;
  lede: string;
  milestones: {
    /** Accessible name of the list. */
    heading: string;
    list: Milestone[];
    /** Follows the count of a year. */
    counted: PluralForms;
  };
}

/**
 * The head of the page /about with a timeline, below a picture that grows with the count.
 *
 * @avoid Dates of events: use `SpeakingCalendar` or `SummitDays`.
 * @content Four to eight years with a count and one sentence each, in order.
 * @do Let the count be the same measure in every year.
 * @dont Skip a year in which the count fell.
 */
export function Milestones({ content: { heading, lede, milestones } }: { content: MilestonesContent }) {
  const locale = useLocale();
  const { list, counted } = milestones;
  const today = useLatestDay();
  const first = list[0]?.year ?? 0;
  const last = Math.max(list.at(-1)?.year ?? 0, Number(today?.slice(0, 4) ?? 0));
  const steps = list.map(({ year, count }) => ({ at: (year - first) / (last - first || 1), count }));
  const most = Math.max(...list.map(({ count }) => count));
  const yearsUntilNext = list.map(({ year }, index) => (list[index + 1]?.year ?? last) - year);
  const axis = {
    '--years': last - first,
    '--columns': yearsUntilNext.map((years) => `minmax(0, ${years}fr)`).join(' '),
  } as CSSProperties;
  return (
    <Section isFirst>
      <div className={styles.head}>
        <HeadingWithLede level={1} heading={heading} lede={lede} />
      </div>
      <div className={styles.timeline} style={axis}>
        <div className={styles.chart}>
          <GrowthChart steps={steps} />
        </div>
        <ol className={styles.years} aria-label={milestones.heading}>
          {list.map(({ year, count, text }, index) => (
            <li
              className={styles.year}
              key={year}
              style={{ '--years': yearsUntilNext[index], '--share': count / most } as CSSProperties}
            >
              <p className={styles.numeral}>{year}</p>
              <p className={styles.count}>
                {count} {pluralForm(counted, count, locale)}
              </p>
              <Note>{text}</Note>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
