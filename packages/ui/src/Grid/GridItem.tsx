import type { ReactNode } from 'react';
import { type ColumnNumber, item } from './Grid.css.ts';

/** A number of columns by the width of the page. */
interface Columns {
  /** From 768 px. */
  md?: ColumnNumber;
  /** From 1024 px. */
  lg?: ColumnNumber;
}

export interface GridItemProps {
  /** Number of columns; all twelve on phones. */
  span?: Columns;
  /** First column. @default the next free one */
  start?: Columns;
  children: ReactNode;
}

/** An item of the twelve-column grid. */
export function GridItem({ span = {}, start = {}, children }: GridItemProps) {
  return (
    <div className={item({ spanMd: span.md, spanLg: span.lg, startMd: start.md, startLg: start.lg })}>{children}</div>
  );
}
