import type { ContentLink } from '@podium/data/schemas/action.ts';
import { ButtonLink } from '@podium/ui/Button/ButtonLink';
import { Countdown, type CountdownProps } from '@podium/ui/Countdown/Countdown';
import { Stack } from '@podium/ui/Stack/Stack';
import { Text } from '@podium/ui/Text/Text';
import { useIsOver } from '@podium/ui/clock/useIsOver';
import { useLatestDay } from '@podium/ui/clock/useToday';
import { VisuallyHidden } from '@podium/ui/VisuallyHidden/VisuallyHidden';
import { Section } from '../parts/Section.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import * as styles from './SummitCountdown.css.ts';

export interface SummitCountdownContent extends CountdownProps {
  /** The date as text, for screen readers: valid without JavaScript and after the date. Not shown. */
  text: string;
  /** Text beside small zeros on each day of the event. */
  during: { heading: string; days: readonly { date: string; text: string }[] };
  /** Beside the zeros after the last day. */
  over: { endDate: string; heading: string; text: string; action: ContentLink };
}

/**
 * The remaining time, in the largest figures of the page (REQ-DAY-2). During and after the event, a strip that says so.
 *
 * @avoid Dates more than 999 days ahead: days have three digits. The only statement of a date.
 * @content A label, the date as a sentence for screen readers, and the names of the units;
 *   for each day of the event a sentence; for the time after it a sentence and a link.
 * @dont Add seconds elsewhere: one clock is enough.
 */
export function SummitCountdown({ content }: { content: SummitCountdownContent }) {
  const { text, during, over, ...countdown } = content;
  const today = useLatestDay();
  const isOver = useIsOver(over.endDate);
  const day = during.days.find(({ date }) => date === today);
  if (isOver || day) {
    return (
      <Section surface="inverse" padding="none">
        <div className={styles.over}>
          <Stack gap="s2">
            <SectionHeading level={2} size="h3">
              {isOver ? over.heading : during.heading}
            </SectionHeading>
            <Text color="secondary">{isOver ? over.text : day?.text}</Text>
          </Stack>
          <Countdown {...countdown} size="small" />
          {isOver && <ButtonLink href={over.action.href}>{over.action.label}</ButtonLink>}
        </div>
      </Section>
    );
  }
  return (
    <Section hiddenHeading={countdown.label} surface="inverse" padding="none">
      <p>
        <VisuallyHidden>{text}</VisuallyHidden>
      </p>
      <Countdown {...countdown} />
    </Section>
  );
}
