import { Container } from '@podium/ui/Container/Container';
import { DistanceChart } from '@podium/ui/DistanceChart/DistanceChart';
import { Text } from '@podium/ui/Text/Text';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import * as styles from './CalendarHead.css.ts';
import type { SpeakingCalendarProps } from './SpeakingCalendar.tsx';

interface CalendarHeadProps extends Pick<SpeakingCalendarProps, 'content'> {
  level: 1 | 2;
}

/** The chart at full width, with the heading in the corner, where the chart fades out. */
export function CalendarHead({ level, content: { heading, note, centre, cities } }: CalendarHeadProps) {
  const isPage = level === 1;
  return (
    <div className={isPage ? styles.pageHead : styles.head}>
      <div className={styles.chart}>
        <DistanceChart label={heading} centre={centre} cities={cities} height={isPage ? 'page' : 'section'} />
      </div>
      <div className={styles.words}>
        <Container>
          <div className={styles.corner}>
            <SectionHeading level={level} size="h2">
              {heading}
            </SectionHeading>
            <div className={styles.note}>
              <Text size="small">{note}</Text>
            </div>
          </div>
        </Container>
      </div>
    </div>
  );
}
