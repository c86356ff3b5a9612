import { monthName } from '@podium/data/events/calendarDays.ts';
import { endOfQuarter, monthsOfQuarter } from '@podium/data/events/quarters.ts';
import type { Quarter } from '@podium/data/schemas/availability.ts';
import { useLocale } from '@podium/ui/locale/Locale';
import { fillIn } from '@podium/ui/locale/texts';
import * as styles from './Quarters.css.ts';

export interface QuartersContent {
  quarter: string;
  /** The months and the year: `{first}`, `{last}` and `{year}` are replaced. */
  months: string;
  statuses: Readonly<Record<Quarter['status'], string>>;
}

export interface QuartersProps {
  content: QuartersContent;
  quarters: readonly Quarter[];
  /** `small`: name and status alone, in one row. @default 'large' */
  size?: 'large' | 'small';
}

/** A list of quarters. A reserved one is hatched and has a filled dot. */
export function Quarters({ content, quarters, size = 'large' }: QuartersProps) {
  const locale = useLocale();
  return (
    <ol className={styles.list[size]}>
      {quarters.map((each) => {
        const [first, last] = monthsOfQuarter(each).map((month) => monthName(month, locale));
        const { year, quarter, status, note } = each;
        return (
          // `data-true-until`: a prerendered island hydrates after that day (Island.tsx).
          <li
            key={`${year}-${quarter}`}
            className={styles.quarter({ size, status })}
            data-true-until={endOfQuarter(each)}
          >
            <b className={styles.name[size]}>{fillIn(content.quarter, { quarter }, locale)}</b>
            {size === 'large' && (
              <span className={styles.words}>
                <span className={styles.wordsOnHatching}>
                  {fillIn(content.months, { year: String(year), first: first ?? '', last: last ?? '' }, locale)}
                </span>
              </span>
            )}
            <span className={styles.status}>{content.statuses[status]}</span>
            {size === 'large' && note && <span className={styles.note}>{note}</span>}
          </li>
        );
      })}
    </ol>
  );
}
