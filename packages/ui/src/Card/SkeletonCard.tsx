import type { ReactNode } from 'react';
import { skeleton } from './Card.css.ts';

export interface SkeletonCardProps {
  /** Shown instead of a card. */
  children?: ReactNode;
}

/** A placeholder while a card is loading, or where there is none to show. */
export function SkeletonCard({ children }: SkeletonCardProps) {
  return <div className={skeleton}>{children}</div>;
}
