import type { CSSProperties } from 'react';
import { formatMoney } from '@podium/data/schemas/money.ts';
import type { MoneyFormat } from '@podium/data/schemas/moneyFormat.ts';
import { formatReturn, returnOf } from '@podium/data/schemas/returnOf.ts';
import { Divider } from '@podium/ui/Artwork/Divider';
import { Heading } from '@podium/ui/Heading/Heading';
import { useLocale } from '@podium/ui/locale/Locale';
import { fillIn } from '@podium/ui/locale/texts';
import { Stack } from '@podium/ui/Stack/Stack';
import { Note } from '../parts/Note.tsx';
import { Section } from '../parts/Section.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import * as styles from './InvestmentRecord.css.ts';

export interface RecordEntry {
  title: string;
  /** '2016, held'. */
  state: string;
  acquired: number;
  /** 0 if it was lost. */
  current: number;
}

export interface InvestmentRecordContent {
  heading: string;
  lede: string;
  entries: readonly RecordEntry[];
  /** '{from} to {to}', the two amounts. */
  amounts: string;
  money: MoneyFormat;
  note: string;
}

/**
 * What past investments returned, losses included: bars to both sides of a line at zero, the highest return first.
 *
 * @avoid Deals that are open: use `DealGrid`.
 * @content The price paid and the present or last value of each company, losses included, and who estimated the values.
 * @dont Leave a company out because it lost money.
 */
export function InvestmentRecord({ content }: { content: InvestmentRecordContent }) {
  const { heading, lede, entries, amounts, money, note } = content;
  const locale = useLocale();
  const rows = entries
    .map((entry) => ({ ...entry, gain: returnOf(entry) }))
    .toSorted((one, other) => other.gain - one.gain);
  const gains = rows.map(({ gain }) => gain);
  const [least, most] = [Math.min(0, ...gains), Math.max(0, ...gains)];
  const share = (part: number) => part / (most - least);
  return (
    <Section>
      <SectionHead heading={heading} note={lede} noteSize="body" />
      <Stack gap="s5">
        <ul className={styles.rows} style={{ '--zero': share(-least) } as CSSProperties}>
          {rows.map(({ title, state, acquired, current, gain }) => (
            <li className={styles.row} key={title}>
              <div>
                <Heading level={3}>{title}</Heading>
                <Note>{state}</Note>
              </div>
              <div className={styles.chart} style={{ '--share': share(Math.abs(gain)) } as CSSProperties}>
                <span className={gain < 0 ? styles.loss : styles.gain} aria-hidden="true">
                  {gain < 0 ? null : <Divider kind="wideBand" color="text" />}
                </span>
                <p className={styles.words}>
                  <span className={gain < 0 ? styles.lostFigure : styles.figure}>
                    <bdi>{formatReturn(gain, locale)}</bdi>
                  </span>
                  <span className={styles.amounts}>
                    {fillIn(
                      amounts,
                      { from: formatMoney(acquired, money, locale), to: formatMoney(current, money, locale) },
                      locale,
                    )}
                  </span>
                </p>
              </div>
            </li>
          ))}
        </ul>
        <Note>{note}</Note>
      </Stack>
    </Section>
  );
}
