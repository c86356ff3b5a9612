import type { ReactNode } from 'react';
import * as styles from './Card.css.ts';

export interface CardProps {
  /** @default 'div' */
  as?: 'div' | 'article' | 'section';
  /** The main part. */
  children: ReactNode;
  /** A second part after a perforated line: to the right, or below on narrow screens. */
  stub?: ReactNode;
}

/** A card with a double border. Absolutely positioned content is clipped at the border. */
export function Card({ as: Element = 'div', children, stub }: CardProps) {
  if (stub === undefined) {
    return <Element className={styles.whole}>{children}</Element>;
  }
  return (
    <Element className={styles.parted}>
      <div className={styles.main}>{children}</div>
      <div className={styles.stub}>{stub}</div>
    </Element>
  );
}
