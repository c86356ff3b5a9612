import type { ReactNode } from 'react';
import { coupon } from './Coupon.css.ts';

export interface CouponProps {
  /** Id of its heading: it is a region of the page with that name. */
  'aria-labelledby': string;
  /** What it promises; its heading has the id above. */
  children: ReactNode;
  /** What one does with it: at the end of the row, below the words on narrow screens. */
  action: ReactNode;
  /** The anchor that leads to it. */
  id?: string;
}

/** Hangs from the edge above it and ends where it was torn off; on any ground. */
export function Coupon({ children, action, ...rest }: CouponProps) {
  return (
    <section {...rest} className={coupon}>
      <div>{children}</div>
      <div>{action}</div>
    </section>
  );
}
