import type { ReactNode } from 'react';
import * as styles from './GridItem.css.ts';

/** A value for all widths, or one per breakpoint: `md` from 768 px, `lg` from 1024 px. */
type ByWidth<Value> = Value | { base?: Value; md?: Value; lg?: Value };

export interface GridItemProps {
  /** Number of columns. @default 12 */
  span?: ByWidth<styles.ColumnNumber>;
  /** First column. @default the next free one */
  start?: ByWidth<styles.ColumnNumber>;
  /** @default 'div' */
  as?: 'div' | 'li' | 'article' | 'aside' | 'section';
  /** The content. */
  children: ReactNode;
}

/** An item of the twelve-column grid. */
export function GridItem({ span = {}, start = {}, as: Element = 'div', children }: GridItemProps) {
  const spans = typeof span === 'number' ? { base: span } : { base: 12 as const, ...span };
  const starts = typeof start === 'number' ? { base: start } : start;
  const className = [styles.item, ...classNames(styles.span, spans), ...classNames(styles.start, starts)].join(' ');
  return <Element className={className}>{children}</Element>;
}

type Classes = Record<'base' | 'md' | 'lg', Record<styles.ColumnNumber, string>>;

function classNames(classes: Classes, columns: Partial<Record<keyof Classes, styles.ColumnNumber>>): string[] {
  return (['base', 'md', 'lg'] as const).flatMap((width) => {
    const column = columns[width];
    return column ? [classes[width][column]] : [];
  });
}
