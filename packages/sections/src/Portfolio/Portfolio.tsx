import type { ContentAction, ContentLink } from '@podium/data/schemas/action.ts';
import type { MoneyFormat } from '@podium/data/schemas/moneyFormat.ts';
import type { PortfolioEntry } from '@podium/data/schemas/portfolio.ts';
import { Heading } from '@podium/ui/Heading/Heading';
import { Stack } from '@podium/ui/Stack/Stack';
import { Action } from '../parts/Action.tsx';
import { Drawing } from '../parts/Drawing.tsx';
import { HeadingWithLede } from '../parts/HeadingWithLede.tsx';
import { Note } from '../parts/Note.tsx';
import { RichText } from '../parts/RichText.tsx';
import { Section } from '../parts/Section.tsx';
import * as styles from './Portfolio.css.ts';
import { Entry, type EntryLabels } from './private/Entry.tsx';

export interface PortfolioContent {
  heading: string;
  lede: string;
  listLabel: string;
  labels: EntryLabels;
  entries: PortfolioEntry[];
  money: MoneyFormat;
  note: string;
  closing: { heading: string; action: ContentAction };
  /** Where open deals are. */
  deals?: { text: string; link: ContentLink };
}

/**
 * The page of past deals: the brand's illustration, a list of companies, and a closing action.
 *
 * @avoid Three highlights on the home page: use `CaseStudies`. Open deals: use `DealGrid`.
 * @content Companies with years, prices and result, and a note on how the figures were calculated.
 * @do List companies that failed as well.
 */
export function Portfolio({ content }: { content: PortfolioContent }) {
  const { heading, lede, listLabel, entries, note, closing, deals } = content;
  return (
    <Section isFirst>
      <div className={styles.head}>
        <Stack gap="s5">
          <HeadingWithLede level={1} size="hero" heading={heading} lede={lede} />
        </Stack>
        <Drawing className={styles.drawing} name="portfolio" />
      </div>
      <ul className={styles.register} aria-label={listLabel}>
        {entries.map((entry) => (
          <Entry key={entry.slug} entry={entry} content={content} />
        ))}
      </ul>
      <div className={styles.notes}>
        <Note>{note}</Note>
        {deals && (
          <Note>
            <RichText text={[`${deals.text} `, deals.link]} />
          </Note>
        )}
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
