import type { ReactNode } from 'react';
import * as styles from './DescriptionList.css.ts';

export interface DescriptionListProps {
  /** Terms with their values. The term must be unique within the list. */
  items: readonly {
    term: string;
    value: ReactNode;
    /** Emphasises the value: larger, in columns. */
    isLead?: boolean;
  }[];
  /**
   * `rows`: term and value at both ends of a ruled line. `stacked`: the value below its term. `columns`: pairs in equal
   * tracks, which line up across lists. @default 'rows'
   */
  layout?: keyof typeof styles.list;
}

/** A list of terms with values. */
export function DescriptionList({ items, layout = 'rows' }: DescriptionListProps) {
  return (
    <dl className={styles.list[layout]}>
      {items.map(({ term, value, isLead = false }) => (
        <div className={styles.pair[layout]} key={term}>
          <dt className={styles.term[layout]}>{term}</dt>
          <dd
            className={isLead && layout === 'columns' ? `${styles.value.columns} ${styles.lead}` : styles.value[layout]}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
