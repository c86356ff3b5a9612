import type { ReactNode } from 'react';
import * as styles from './Card.css.ts';

export interface CardProps {
  /** `article` for a card that makes sense by itself, such as an offer. @default 'div' */
  as?: 'div' | 'article';
  children: ReactNode;
  /** A second part after a divider: to the right, or below on narrow screens. */
  aside?: ReactNode;
}

/**
 * Groups what belongs to one item. With `aside` it has a second part after a divider, for figures or reasons.
 *
 * @avoid Grouping by space alone: use `Stack`.
 * @do Use `as="article"` for an item that makes sense by itself.
 * @dont Place a card inside a card.
 */
export function Card({ as: Element = 'div', children, aside }: CardProps) {
  if (aside === undefined) {
    return <Element className={styles.whole}>{children}</Element>;
  }
  return (
    <Element className={styles.parted}>
      <div className={styles.main}>{children}</div>
      <div className={styles.aside}>{aside}</div>
    </Element>
  );
}
