import type { SummitDay } from '@podium/data/schemas/summit.ts';
import { Grid } from '@podium/ui/Grid/Grid';
import { GridItem } from '@podium/ui/Grid/GridItem';
import { Heading } from '@podium/ui/Heading/Heading';
import { useLatestDay } from '@podium/ui/clock/useToday';
import { Note } from '../parts/Note.tsx';
import { Section } from '../parts/Section.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import * as styles from './SummitDays.css.ts';

export interface SummitDaysContent {
  heading: string;
  /** In order; no weekday twice. */
  days: SummitDay[];
  /** Beside the weekday of the current day: 'today'. */
  today: string;
}

/**
 * The topic of each day as a ruled list, which marks the current day; the heading is sticky beside it.
 *
 * @avoid A program with times: the list has one entry per day.
 * @content Up to seven days: weekday, title and one sentence. No weekday twice.
 * @dont Repeat the title of the summit in every day.
 */
export function SummitDays({ content: { heading, days, today } }: { content: SummitDaysContent }) {
  const now = useLatestDay();
  return (
    <Section>
      <Grid rowGap="s5">
        <GridItem span={{ lg: 4 }}>
          <div className={styles.heading}>
            <SectionHeading level={2}>{heading}</SectionHeading>
          </div>
        </GridItem>
        <GridItem span={{ lg: 7 }} start={{ lg: 6 }}>
          <ol>
            {days.map(({ day, date, title, description }) => (
              <li className={styles.day} key={day} aria-current={date === now ? 'date' : undefined}>
                <p className={styles.weekday}>{date === now ? `${day}, ${today}` : day}</p>
                <div className={styles.words}>
                  <Heading level={3}>{title}</Heading>
                  <Note>{description}</Note>
                </div>
              </li>
            ))}
          </ol>
        </GridItem>
      </Grid>
    </Section>
  );
}
