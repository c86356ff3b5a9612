import { type ReactNode, useId } from 'react';
import type { ContentLink } from '@podium/data/schemas/action.ts';
import type { InvestmentTier } from '@podium/data/schemas/investmentTier.ts';
import { formatMoney } from '@podium/data/schemas/money.ts';
import { dayOfStep, formatStepDay, type StepDelay } from '@podium/data/events/workingDays.ts';
import { ButtonLink } from '@podium/ui/Button/ButtonLink';
import { Heading } from '@podium/ui/Heading/Heading';
import { Inline } from '@podium/ui/Inline/Inline';
import { Link } from '@podium/ui/Link/Link';
import { useLocale } from '@podium/ui/locale/Locale';
import { Stack } from '@podium/ui/Stack/Stack';
import { Text } from '@podium/ui/Text/Text';
import { useToday } from '@podium/ui/clock/useToday';
import { HeadingWithLede } from '../parts/HeadingWithLede.tsx';
import { Note } from '../parts/Note.tsx';
import { RichText, type RichTextProps } from '../parts/RichText.tsx';
import { Section } from '../parts/Section.tsx';
import { TierChart, type TierChartContent } from '../parts/TierChart.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import * as styles from './InvestmentPage.css.ts';

export interface InvestmentPageContent {
  heading: string;
  lede: string;
  tiers: InvestmentTier[];
  chart: TierChartContent;
  risk: RichTextProps['text'];
  request: ContentLink;
  /** For readers who qualify already. */
  deals?: { text: string; link: ContentLink };
  /** The usual dates of an application that is sent today. */
  steps: {
    heading: string;
    note: string;
    /** `when` is shown until the current day is known: 'day 4'. */
    steps: readonly { when: string; after: StepDelay; title: string; text: string }[];
    /** Who the contract is with, and where to read the risks. */
    legal: RichTextProps['text'];
  };
}

interface InvestmentPageProps {
  content: InvestmentPageContent;
  record: ReactNode;
}

/**
 * The page of investment criteria: the chart at full width, the tiers as divided cells, what past
 * investments returned, and the usual dates of an application.
 *
 * @avoid The home page: use `InvestmentTiers`.
 * @content Tiers with type, range and one sentence, the risk notice with its link, the record with its losses, four
 *   steps, and the request action.
 * @do Show losses beside gains.
 * @dont Name a return without the risk notice.
 */
export function InvestmentPage({ content, record }: InvestmentPageProps) {
  const { heading, lede, tiers, chart, risk, request, deals, steps } = content;
  const tiersId = useId();
  const locale = useLocale();
  const today = useToday();
  return (
    <>
      <Section surface="inverse" isFirst>
        <div className={styles.head}>
          <HeadingWithLede level={1} heading={heading} lede={lede} />
          <TierChart content={chart} tiers={tiers} />
        </div>
      </Section>
      <Section headingId={tiersId}>
        <Stack gap="s7">
          <ul className={styles.cells} id={tiersId} aria-label={chart.label}>
            {tiers.map((tier) => (
              <li className={styles.cell} key={tier.type}>
                <p className={styles.range}>
                  {`${formatMoney(tier.from, chart.money, locale)}-`}
                  <wbr />
                  {formatMoney(tier.to, chart.money, locale)}
                </p>
                <Heading level={2} size="h3">
                  {tier.type}
                </Heading>
                <Note>{tier.description}</Note>
              </li>
            ))}
          </ul>
          <Note>
            <RichText text={risk} />
          </Note>
        </Stack>
      </Section>
      {record}
      <Section surface="alt">
        <SectionHead heading={steps.heading} note={steps.note} />
        <Stack gap="s6">
          <ol className={styles.steps}>
            {steps.steps.map(({ when, after, title, text }) => (
              <li className={styles.step} key={title}>
                <p className={styles.when}>{today ? formatStepDay(dayOfStep(today, after), today, locale) : when}</p>
                <Heading level={3}>{title}</Heading>
                <Note>{text}</Note>
              </li>
            ))}
          </ol>
          <Stack gap="s5">
            <Inline gap="s5">
              <ButtonLink href={request.href}>{request.label}</ButtonLink>
              {deals && (
                <Text size="small">
                  {deals.text} <Link href={deals.link.href}>{deals.link.label}</Link>
                </Text>
              )}
            </Inline>
            <Note>
              <RichText text={steps.legal} />
            </Note>
          </Stack>
        </Stack>
      </Section>
    </>
  );
}
