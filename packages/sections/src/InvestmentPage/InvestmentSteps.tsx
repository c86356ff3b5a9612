import { type ReactNode, useId } from 'react';
import { dayOfStep, formatStepDay, type StepDelay } from '@podium/data/events/workingDays.ts';
import { Heading } from '@podium/ui/Heading/Heading';
import { useLocale } from '@podium/ui/locale/Locale';
import { Text } from '@podium/ui/Text/Text';
import { useToday } from '@podium/ui/clock/useToday';
import { RichText, type RichTextProps } from '../parts/RichText.tsx';
import { Section } from '../parts/Section.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import * as styles from './InvestmentSteps.css.ts';

export interface InvestmentStepsContent {
  heading: string;
  note: string;
  /** `when` is shown until the current day is known: 'day 4'. */
  steps: readonly { when: string; after: StepDelay; title: string; text: string }[];
  /** Who the contract is with, and where to read the risks. */
  legal: RichTextProps['text'];
}

/** The usual dates of an application that is sent today. */
export function InvestmentSteps({ content, children }: { content: InvestmentStepsContent; children: ReactNode }) {
  const { heading, note, steps, legal } = content;
  const headingId = useId();
  const today = useToday();
  const locale = useLocale();
  return (
    <Section headingId={headingId} surface="alt">
      <SectionHead id={headingId} heading={heading} note={note} />
      <ol className={styles.steps}>
        {steps.map(({ when, after, title, text }) => (
          <li className={styles.step} key={title}>
            <p className={styles.when}>{today ? formatStepDay(dayOfStep(today, after), today, locale) : when}</p>
            <Heading level={3}>{title}</Heading>
            <Text size="small" tone="secondary">
              {text}
            </Text>
          </li>
        ))}
      </ol>
      <div className={styles.foot}>
        {children}
        <Text size="small" tone="secondary">
          <RichText text={legal} />
        </Text>
      </div>
    </Section>
  );
}
