import type { ReactNode } from 'react';
import * as styles from './PricingCard.css.ts';

export interface PricingCardProps {
  name: string;
  /** Formatted with its currency: '$10K'. */
  price: string;
  children?: ReactNode;
  /** Below a divider: a button, or when and where. */
  footer?: ReactNode;
  /** A drawing between the description and the price. Decorative. */
  mark?: ReactNode;
  /** `alt` for an offer that is over: without colour. @default 'raised' */
  surface?: 'raised' | 'alt' | 'accent3';
  /** `large` takes eight parts of the row where `regular` takes five. @default 'regular' */
  size?: 'regular' | 'large';
  /** A drawing clipped at the corner, in the line colour of the surface. Decorative. */
  art?: ReactNode;
}

/**
 * An offer with a name and a price. `PricingCards` joins several.
 *
 * @avoid Rows to compare feature by feature. Courses in a list: see `ProgramList` of the sections.
 * @do Mark one offer at most with `size="large"`, and put the action into `footer`.
 * @screenReader An article with a heading of the third level.
 */
export function PricingCard({ name, price, children, footer, mark, surface, size, art }: PricingCardProps) {
  return (
    <article className={styles.card({ surface, size })}>
      {art !== undefined && (
        <div className={styles.art} aria-hidden="true">
          <div className={styles.artPlace}>{art}</div>
        </div>
      )}
      <div className={styles.body}>
        <div>
          <h3 className={styles.name}>{name}</h3>
          {children !== undefined && <div className={styles.description}>{children}</div>}
        </div>
        {mark !== undefined && (
          <div className={styles.mark} aria-hidden="true">
            {mark}
          </div>
        )}
        <p className={styles.price({ size })}>
          <bdi>{price}</bdi>
        </p>
      </div>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </article>
  );
}

/** Joins cards in a row; on phones below each other. Each child is a `PricingCard`. */
export function PricingCards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}
