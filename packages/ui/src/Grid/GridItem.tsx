import type { ReactNode } from 'react';
import { type ColumnNumber, item } from './GridItem.css.ts';

interface Columns {
  base?: ColumnNumber;
  /** From 768 px. */
  md?: ColumnNumber;
  /** From 1024 px. */
  lg?: ColumnNumber;
}

export interface GridItemProps {
  /** Number of columns. @default 12 */
  span?: ColumnNumber | Columns;
  /** First column. @default the next free one */
  start?: ColumnNumber | Columns;
  /** @default 'div' */
  as?: 'div' | 'li' | 'article' | 'aside' | 'section';
  children: ReactNode;
}

/** An item of the twelve-column grid. */
export function GridItem({ span = {}, start = {}, as: Element = 'div', children }: GridItemProps) {
  const spans: Columns = typeof span === 'number' ? { base: span } : { base: 12, ...span };
  const starts: Columns = typeof start === 'number' ? { base: start } : start;
  const className = item({
    span: spans.base,
    spanMd: spans.md,
    spanLg: spans.lg,
    start: starts.base,
    startMd: starts.md,
    startLg: starts.lg,
  });
  return <Element className={className}>{children}</Element>;
}
