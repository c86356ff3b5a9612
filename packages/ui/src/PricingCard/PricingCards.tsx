import type { ReactNode } from 'react';
import { cards } from './PricingCards.css.ts';

export interface PricingCardsProps {
  /** Each a `PricingCard`. */
  children: ReactNode;
}

/** Joins cards in a row; on phones below each other. */
export function PricingCards({ children }: PricingCardsProps) {
  return <div className={cards}>{children}</div>;
}
