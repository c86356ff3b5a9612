import type { ReactNode } from 'react';
import { type ColumnNumber, item } from './Grid.css.ts';

export interface GridItemProps {
  /** Number of columns from 768 px and from 1024 px; all twelve on phones. */
  span?: { md?: ColumnNumber; lg?: ColumnNumber };
  /** First column, from 1024 px. @default the next free one */
  start?: { lg: ColumnNumber };
  children: ReactNode;
}

/** An item of the twelve-column grid. */
export function GridItem({ span, start, children }: GridItemProps) {
  return <div className={item({ spanMd: span?.md, spanLg: span?.lg, startLg: start?.lg })}>{children}</div>;
}
