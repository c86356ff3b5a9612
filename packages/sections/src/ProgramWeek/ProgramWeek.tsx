import type { CSSProperties } from 'react';
import type { ContentAction } from '@podium/data/schemas/action.ts';
import { formatMoney } from '@podium/data/schemas/money.ts';
import type { MoneyFormat } from '@podium/data/schemas/moneyFormat.ts';
import type { Planned } from '@podium/data/schemas/planned.ts';
import type { Program } from '@podium/data/schemas/program.ts';
import { Container } from '@podium/ui/Container/Container';
import { Heading } from '@podium/ui/Heading/Heading';
import { useLocale } from '@podium/ui/locale/Locale';
import { Text } from '@podium/ui/Text/Text';
import { Action } from '../parts/Action.tsx';
import { PastNotice } from '../parts/PastNotice.tsx';
import { Section } from '../parts/Section.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import * as styles from './ProgramWeek.css.ts';

export interface ProgramWeekContent {
  heading: string;
  /** What it is, and when the next cohort begins. */
  lede: string;
  /** Until when the next one is planned, and what to say afterwards. */
  planned?: Planned;
  options: Program[];
  money: MoneyFormat;
  enroll: ContentAction;
}

/**
 * The seven-day program: options to take part with their prices, and the enrol action.
 *
 * @avoid Courses without a date: use `ProgramList`. Tickets: use `Tickets`.
 * @content What it is, when the next one begins, and two options with their prices.
 * @dont Use it for a length other than seven days: the bars are its days.
 */
export function ProgramWeek({ content }: { content: ProgramWeekContent }) {
  const { heading, lede, planned, options, money, enroll } = content;
  const locale = useLocale();
  return (
    <Section surface="accent3" isFullWidth>
      <div className={styles.head}>
        <Container>
          <div className={styles.words}>
            <SectionHeading level={2} size="mega">
              {heading}
            </SectionHeading>
            <div className={styles.lede}>
              {planned && <PastNotice {...planned} color="inherit" size="lede" />}
              <Text size="lede">{lede}</Text>
            </div>
          </div>
        </Container>
        <DayBars />
      </div>
      <Container>
        <div className={styles.terms}>
          <ul className={styles.options}>
            {options.map(({ title, description, price, per }) => (
              <li className={styles.option} key={title}>
                <Heading level={3}>{title}</Heading>
                <Text>{description}</Text>
                <p className={styles.price}>
                  {formatMoney(price, money, locale)}
                  {per}
                </p>
              </li>
            ))}
          </ul>
          <div className={styles.enroll}>
            <Action action={enroll} />
          </div>
        </div>
      </Container>
    </Section>
  );
}

const days = 7;

/** Seven ruled bars, one per day, of growing height and line weight. Decorative. */
function DayBars() {
  return (
    <div className={styles.bars} aria-hidden="true">
      {Array.from({ length: days }, (_, day) => day / (days - 1)).map((progress) => (
        <span
          className={styles.bar}
          key={progress}
          style={{ '--line': `${1 + 5 * progress}px`, '--height': `${8 + 92 * progress ** 1.5}%` } as CSSProperties}
        />
      ))}
    </div>
  );
}
