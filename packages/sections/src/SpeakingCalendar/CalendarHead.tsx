import type { City } from '@podium/data/schemas/city';
import { Container } from '@podium/ui/Container/Container';
import { DistanceChart } from '@podium/ui/DistanceChart/DistanceChart';
import { Heading } from '@podium/ui/Heading/Heading';
import { Text } from '@podium/ui/Text/Text';
import * as styles from './CalendarHead.css.ts';

interface CalendarHeadProps {
  id: string;
  heading: string;
  level: 1 | 2;
  note: string;
  cities: readonly City[];
}

/** The chart from edge to edge; the heading stands in the Atlantic, which fades for it. */
export function CalendarHead({ id, heading, level, note, cities }: CalendarHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.chart}>
        <DistanceChart label={heading} cities={cities} loading={level === 1 ? 'eager' : 'lazy'} />
      </div>
      <div className={styles.words}>
        <Container>
          <div className={styles.heading}>
            <Heading level={level} size="h2" id={id}>
              {heading}
            </Heading>
          </div>
          <div className={styles.note}>
            <Text size="small">{note}</Text>
          </div>
        </Container>
      </div>
    </div>
  );
}
