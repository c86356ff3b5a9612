import type { ReactNode } from 'react';
import * as styles from './DescriptionList.css.ts';

export interface DescriptionListProps {
  /** Terms with their values. The term must be unique within the list. */
  items: readonly { term: string; value: ReactNode }[];
  /** `rows`: term and value at both ends of a ruled line. `stacked`: the value below its term. @default 'rows' */
  layout?: 'rows' | 'stacked';
}

/**
 * Facts as pairs of a term and a value.
 *
 * @avoid Several values per term, or rows to compare: use a table. Steps and items: use a list.
 * @do Keep the terms to a few words.
 * @screenReader A description list: each value is read with its term.
 */
export function DescriptionList({ items, layout = 'rows' }: DescriptionListProps) {
  return (
    <dl className={styles.list[layout]}>
      {items.map(({ term, value }) => (
        <div className={styles.pair[layout]} key={term}>
          <dt className={styles.term[layout]}>{term}</dt>
          <dd className={styles.value[layout]}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
