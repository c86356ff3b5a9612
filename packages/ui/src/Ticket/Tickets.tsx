import type { ReactNode } from 'react';
import { tickets } from './Tickets.css.ts';

export interface TicketsProps {
  /** Each a `Ticket`. */
  children: ReactNode;
}

/** Tickets that are joined by a perforation. */
export function Tickets({ children }: TicketsProps) {
  return <div className={tickets}>{children}</div>;
}
