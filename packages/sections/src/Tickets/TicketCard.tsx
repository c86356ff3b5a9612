import type { ReactNode } from 'react';
import * as styles from './TicketCard.css.ts';

interface TicketCardProps {
  name: string;
  /** Formatted with its currency: '$10K'. */
  price: string;
  children: ReactNode;
  /** Below a divider. */
  footer: ReactNode;
  /** A drawing between the description and the price. Decorative. */
  mark?: ReactNode;
  /** `alt` for an offer that is over: without colour. */
  surface: 'raised' | 'alt' | 'accent3';
  /** `large` takes eight parts of the row where `regular` takes five. */
  size: 'regular' | 'large';
  /** A drawing clipped at the corner, in the line colour of the surface. Decorative. */
  art?: ReactNode;
}

export function TicketCard({ name, price, children, footer, mark, surface, size, art }: TicketCardProps) {
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
          <div className={styles.description}>{children}</div>
        </div>
        {mark !== undefined && (
          <div className={styles.mark} aria-hidden="true">
            {mark}
          </div>
        )}
        <p className={styles.price({ size: mark ? 'regular' : size })}>
          <bdi>{price}</bdi>
        </p>
      </div>
      <div className={styles.footer}>{footer}</div>
    </article>
  );
}
