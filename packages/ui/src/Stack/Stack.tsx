import type { ReactNode } from 'react';
import * as styles from './Stack.css.ts';

export interface StackProps {
  /** Distance between the children. @default 's4' */
  gap?: keyof typeof styles.gap;
  /** One below the other, or side by side and wrapping. @default 'column' */
  direction?: keyof typeof styles.direction;
  /** Across the direction. @default 'stretch' in a column, 'center' in a row */
  align?: keyof typeof styles.align;
  /** Along the direction. @default 'start' */
  justify?: keyof typeof styles.justify;
  /** `ul` and `ol` make a list of children that are `li`. @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'section' | 'header' | 'footer';
  children: ReactNode;
}

/** Keeps the same distance between its children. */
export function Stack({
  gap = 's4',
  direction = 'column',
  align,
  justify = 'start',
  as = 'div',
  children,
}: StackProps) {
  const Element = as;
  const usualAlign = direction === 'column' ? 'stretch' : 'center';
  const className = [
    styles.direction[direction],
    styles.gap[gap],
    styles.align[align ?? usualAlign],
    styles.justify[justify],
  ].join(' ');
  // Safari drops the list from the meaning when it has no markers.
  const role = as === 'ul' || as === 'ol' ? 'list' : undefined;
  return (
    <Element className={className} role={role}>
      {children}
    </Element>
  );
}
