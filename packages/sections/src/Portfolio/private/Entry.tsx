import type { PortfolioEntry } from '@podium/data/schemas/portfolio.ts';
import { formatMoney } from '@podium/data/schemas/money.ts';
import { formatReturn, returnOf } from '@podium/data/schemas/returnOf.ts';
import { Text } from '@podium/ui/Text/Text';
import { useLocale } from '@podium/ui/locale/Locale';
import { VisuallyHidden } from '@podium/ui/VisuallyHidden/VisuallyHidden';
import { EntryEmblem } from '../../parts/EntryEmblem.tsx';
import { Note } from '../../parts/Note.tsx';
import type { PortfolioContent } from '../Portfolio.tsx';
import * as styles from './Entry.css.ts';

export interface EntryLabels {
  acquired: string;
  current: string;
  /** Replaces `current` for sold companies. */
  soldAt: string;
  roi: string;
  sold: string;
  held: string;
  improvements: string;
}

/** One company: its figures, and a toggle for the details. The name of a sold company is struck through. */
export function Entry({ entry, content }: { entry: PortfolioEntry; content: PortfolioContent }) {
  const { entries, money, labels } = content;
  const { title, year, industry, isSold, acquired, current } = entry;
  const locale = useLocale();
  const gain = formatReturn(returnOf(entry), locale);
  return (
    <li className={styles.entry}>
      <div className={styles.record}>
        <EntryEmblem className={styles.emblem} kind="portfolio" entry={entry} among={entries} />
        <div className={styles.name}>
          <h2 className={styles.title}>{isSold ? <s className={styles.struck}>{title}</s> : title}</h2>
          <Note>
            {industry}, {year}
          </Note>
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

function Figure({ label, value, isLoud = false }: { label: string; value: string; isLoud?: boolean }) {
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
          <Text color="secondary">{description}</Text>
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
