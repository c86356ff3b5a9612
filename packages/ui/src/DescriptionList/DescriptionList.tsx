import type { ReactNode } from 'react';
import * as styles from './DescriptionList.css.ts';

export interface DescriptionListProps {
  /** What is described, and what is said of it. The term must be unique within the list. */
  items: readonly {
    term: string;
    value: ReactNode;
    /** The one that counts most: larger, in columns. */
    isLead?: boolean;
  }[];
  /**
   * `rows`: term and value at the two ends of a ruled line; `stacked`: the value below its term; `columns`: pairs side
   * by side in equal tracks, values in Besley, so that lists below each other line up. @default 'rows'
   */
  layout?: keyof typeof styles.list;
  /** `field` takes the colour of the text around it, as sun, rose, verm and night need. @default 'paper' */
  tone?: keyof typeof styles.tone;
}

/** Terms with their values: facts about one thing. */
export function DescriptionList({ items, layout = 'rows', tone = 'paper' }: DescriptionListProps) {
  return (
    <dl className={`${styles.list[layout]} ${styles.tone[tone]}`}>
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
