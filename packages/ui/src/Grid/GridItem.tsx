import type { ReactNode } from 'react';
import { type ColumnNumber, item } from './GridItem.css.ts';

/** A value for all widths, or one per breakpoint: `md` from 768 px, `lg` from 1024 px. */
type ByWidth<Value> = Value | { base?: Value; md?: Value; lg?: Value };

export interface GridItemProps {
  /** Number of columns. @default 12 */
  span?: ByWidth<ColumnNumber>;
  /** First column. @default the next free one */
  start?: ByWidth<ColumnNumber>;
  /** @default 'div' */
  as?: 'div' | 'li' | 'article' | 'aside' | 'section';
  children: ReactNode;
}

/** An item of the twelve-column grid. */
export function GridItem({ span = {}, start = {}, as: Element = 'div', children }: GridItemProps) {
  const spans = typeof span === 'number' ? { base: span } : { base: 12 as const, ...span };
  const starts = typeof start === 'number' ? { base: start } : start;
  const className = item({
    span: spans.base,
    spanMd: 'md' in spans ? spans.md : undefined,
    spanLg: 'lg' in spans ? spans.lg : undefined,
    start: starts.base,
    startMd: starts.md,
    startLg: starts.lg,
  });
  return <Element className={className}>{children}</Element>;
}
