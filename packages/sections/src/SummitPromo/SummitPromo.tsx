import type { ContentAction } from '@podium/data/schemas/action.ts';
import { pastEventText, type EventDays } from '@podium/data/schemas/eventDates.ts';
import { Container } from '@podium/ui/Container/Container';
import { Illustration } from '@podium/ui/Artwork/Illustration';
import { PastMark } from '@podium/ui/Artwork/PastMark';
import { useIsOver } from '@podium/ui/clock/useIsOver';
import { useLocale } from '@podium/ui/locale/Locale';
import { Text } from '@podium/ui/Text/Text';
import { Action } from '../parts/Action.tsx';
import { HeadingWithLede } from '../parts/HeadingWithLede.tsx';
import { PastEventNoticeSlot } from '../parts/PastEventNoticeSlot.tsx';
import { Section } from '../parts/Section.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import * as styles from './SummitPromo.css.ts';

export interface SummitPromoContent {
  heading: string;
  lede: string;
  summit?: {
    heading: string;
    text: string;
    action: ContentAction;
    /** When it takes place; afterwards a notice is added beside the same text. */
    days: EventDays;
    /** The notice; `{dates}` is replaced with the days. */
    pastEvent: string;
  };
}

/**
 * The head of the page of programs, and below it a summit, with the brand's drawing of the city.
 *
 * @avoid The page of the summit: use `SummitHero`.
 * @content Heading and lede of the page, and the summit in one sentence, with its action and days.
 * @do Let the action lead to the page of the summit.
 */
export function SummitPromo({ content: { heading, lede, summit } }: { content: SummitPromoContent }) {
  return (
    <>
      <Section padding="none" isFirst>
        <div className={styles.head}>
          <HeadingWithLede level={1} size="hero" heading={heading} lede={lede} />
        </div>
      </Section>
      {summit && <Summit content={summit} />}
    </>
  );
}

function Summit({ content }: { content: NonNullable<SummitPromoContent['summit']> }) {
  const { heading, text, action, days, pastEvent } = content;
  const locale = useLocale();
  const isOver = useIsOver(days.endDate);
  return (
    <Section surface={isOver ? 'alt' : 'accent1'} padding="none" isFullWidth>
      <Container>
        <div className={styles.words}>
          <PastEventNoticeSlot days={days} text={pastEvent} />
          <SectionHeading level={2}>{heading}</SectionHeading>
          <Text>{text}</Text>
          <Action action={isOver ? { label: action.label, reason: pastEventText(pastEvent, days, locale) } : action} />
        </div>
      </Container>
      <div className={styles.city}>
        <Illustration name="summit" />
        {isOver && (
          <div className={styles.mark}>
            <PastMark />
          </div>
        )}
      </div>
    </Section>
  );
}
