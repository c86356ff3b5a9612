import type { ReactNode } from 'react';
import * as styles from './GridItem.css.ts';

/** A value on all screens, or one from each width on: 768 px is `md`, 1024 px `lg`. */
type ByWidth<Value> = Value | { base?: Value; md?: Value; lg?: Value };

export interface GridItemProps {
  /** How many columns it takes; all twelve where nothing is said. @default 12 */
  span?: ByWidth<styles.ColumnNumber>;
  /** The column it begins in; by itself the next one that is free. */
  start?: ByWidth<styles.ColumnNumber>;
  /** @default 'div' */
  as?: 'div' | 'li' | 'article' | 'aside' | 'section';
  /** What stands in those columns. */
  children: ReactNode;
}

/** A child of the twelve columns. */
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
