import { useId } from 'react';
import type { ContentAction, ContentLink } from '@podium/data/schemas/action.ts';
import type { MoneyFormat } from '@podium/data/schemas/moneyFormat.ts';
import type { PortfolioEntry } from '@podium/data/schemas/portfolio.ts';
import { formatMoney } from '@podium/data/schemas/money.ts';
import { returnOf } from '@podium/data/schemas/returnOf.ts';
import { Illustration } from '@podium/ui/Artwork/Illustration';
import { Heading } from '@podium/ui/Heading/Heading';
import { Stack } from '@podium/ui/Stack/Stack';
import { Text } from '@podium/ui/Text/Text';
import { useLocale } from '@podium/ui/locale/Locale';
import { VisuallyHidden } from '@podium/ui/VisuallyHidden/VisuallyHidden';
import { Action } from '../parts/Action.tsx';
import { HeadingWithLede } from '../parts/HeadingWithLede.tsx';
import { RichText } from '../parts/RichText.tsx';
import { Section } from '../parts/Section.tsx';
import { EntryEmblem } from '../parts/EntryEmblem.tsx';
import * as styles from './Portfolio.css.ts';

export interface PortfolioContent {
  heading: string;
  lede: string;
  listLabel: string;
  labels: EntryLabels;
  entries: PortfolioEntry[];
  money: MoneyFormat;
  note: string;
  closing: { heading: string; action: ContentAction };
  deals: { text: string; link: ContentLink };
}

/**
 * The page of past deals: the brand's illustration, a list of companies, and a closing action.
 *
 * @avoid Three highlights on the home page: use `CaseStudies`. Open deals: use `DealGrid`.
 * @content Companies with years, prices and result, and a note on how the figures were calculated.
 */
export function Portfolio({ content }: { content: PortfolioContent }) {
  const { heading, lede, listLabel, labels, entries, money, note, closing, deals } = content;
  const headingId = useId();
  return (
    <Section headingId={headingId} isFirst>
      <div className={styles.head}>
        <Stack gap="s5">
          <HeadingWithLede level={1} size="hero" id={headingId} heading={heading} lede={lede} />
        </Stack>
        <div className={styles.drawing}>
          <Illustration name="portfolio" />
        </div>
      </div>
      <ul className={styles.register} aria-label={listLabel}>
        {entries.map((entry) => (
          <Entry key={entry.slug} entry={entry} entries={entries} money={money} labels={labels} />
        ))}
      </ul>
      <div className={styles.notes}>
        <Text size="small" tone="secondary">
          {note}
        </Text>
        <Text size="small" tone="secondary">
          <RichText text={[`${deals.text} `, deals.link]} />
        </Text>
      </div>
      <div className={styles.closing}>
        <Heading level={2} size="h3">
          {closing.heading}
        </Heading>
        <Action action={closing.action} />
      </div>
    </Section>
  );
}

interface EntryLabels {
  acquired: string;
  current: string;
  /** Replaces `current` for sold companies. */
  soldAt: string;
  roi: string;
  sold: string;
  held: string;
  improvements: string;
}

interface EntryProps {
  entry: PortfolioEntry;
  entries: readonly PortfolioEntry[];
  money: MoneyFormat;
  labels: EntryLabels;
}

/** One company: its figures, and a toggle for the details. The name of a sold company is struck through. */
function Entry({ entry, entries, money, labels }: EntryProps) {
  const { title, year, industry, isSold, acquired, current } = entry;
  const locale = useLocale();
  const gain = returnOf(entry).toLocaleString(locale, { style: 'percent' });
  return (
    <li className={styles.entry}>
      <div className={styles.record}>
        <div className={styles.emblem}>
          <EntryEmblem kind="portfolio" entry={entry} among={entries} />
        </div>
        <div className={styles.name}>
          <h2 className={styles.title}>{isSold ? <s className={styles.struck}>{title}</s> : title}</h2>
          <Text size="small" tone="secondary">
            {industry}, {year}
          </Text>
        </div>
        <dl className={styles.figures}>
          <Figure label={labels.acquired} value={formatMoney(acquired, money, locale)} />
          <Figure label={isSold ? labels.soldAt : labels.current} value={formatMoney(current, money, locale)} isLoud />
          <Figure label={labels.roi} value={gain} />
        </dl>
        <p className={styles.status}>
          <span className={isSold ? styles.state.sold : styles.state.held}>{isSold ? labels.sold : labels.held}</span>
        </p>
      </div>
      <Details entry={entry} label={labels.improvements} />
    </li>
  );
}

interface FigureProps {
  label: string;
  value: string;
  isLoud?: boolean;
}

function Figure({ label, value, isLoud = false }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt className={styles.term}>{label}</dt>
      <dd className={styles.value[isLoud ? 'loud' : 'plain']}>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}

/**
 * The story of a company and its numbered improvements. A native `details` element, so that it works before hydration.
 * Heading and figures are outside of it, so that screen readers keep their roles.
 */
function Details({ entry: { title, description, improvements }, label }: { entry: PortfolioEntry; label: string }) {
  return (
    <details>
      <summary className={styles.toggle}>
        <VisuallyHidden>
          {label}: {title}
        </VisuallyHidden>
      </summary>
      <div className={styles.story}>
        <div className={styles.description}>
          <Text tone="secondary">{description}</Text>
        </div>
        <div className={styles.improvements}>
          <h3 className={styles.label}>{label}</h3>
          <ol>
            {improvements.map((improvement) => (
              <li className={styles.improvement} key={improvement}>
                {improvement}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </details>
  );
}
