import type { ReactNode } from 'react';
import * as styles from './Ticket.css.ts';

export interface TicketProps {
  /** What it admits to: its heading. */
  name: string;
  /** As it is said, with its sign: '$10K'. The loudest thing on the ticket. */
  price: string;
  /** A sentence on what is included. */
  children?: ReactNode;
  /** The part that detaches, below a perforation: the button, or when and where. */
  stub?: ReactNode;
  /** @default 'sheet' */
  tone?: keyof typeof styles.tone;
  /** `large` takes eight parts of the row where `regular` takes five. @default 'regular' */
  size?: keyof typeof styles.size;
  /** A drawing that runs off the corner, in the line colour of the ground. Decorative. */
  art?: ReactNode;
  /** Place of the name in the outline of the page. @default 3 */
  level?: 2 | 3 | 4;
}

/** Admits to something for a price. Several stand in `Tickets`, which joins them. */
export function Ticket({ name, price, children, stub, tone = 'sheet', size = 'regular', art, level = 3 }: TicketProps) {
  const Name = `h${level}` as const;
  return (
    <article className={`${styles.tone[tone]} ${styles.size[size]}`}>
      {art !== undefined && (
        <div className={styles.art[tone]} aria-hidden="true">
          <div className={styles.artPlace}>{art}</div>
        </div>
      )}
      <div className={styles.body}>
        <div>
          <Name className={styles.name}>{name}</Name>
          {children !== undefined && <div className={styles.description}>{children}</div>}
        </div>
        <p className={`${styles.price[size]} ${styles.priceTone[tone]}`}>
          <bdi>{price}</bdi>
        </p>
      </div>
      {stub !== undefined && <div className={styles.stub[tone]}>{stub}</div>}
    </article>
  );
}
