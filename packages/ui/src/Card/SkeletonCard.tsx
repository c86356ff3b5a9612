import type { ReactNode } from 'react';
import { skeleton } from './Card.css.ts';

export interface SkeletonCardProps {
  children?: ReactNode;
}

/**
 * The place of a card while it is loading, or where there is none to show.
 *
 * @avoid A pending button: use `isBusy` of `Button`. A page that is loading: use `LoadingPanel` of the sections.
 * @do Say in `children` what is loading or missing, and offer an action where there is one.
 * @screenReader Silent without `children`. Wrap a loading text in `output`, so that it is announced.
 */
export function SkeletonCard({ children }: SkeletonCardProps) {
  return <div className={skeleton}>{children}</div>;
}
