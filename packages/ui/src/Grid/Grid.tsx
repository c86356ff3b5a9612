import type { ReactNode } from 'react';
import { grid } from './Grid.css.ts';

export interface GridProps {
  /** Distance between rows. @default the gutter */
  rowGap?: 's1' | 's2' | 's3' | 's4' | 's5' | 's6' | 's7' | 's8';
  /** Vertical alignment within the row. @default 'stretch' */
  align?: 'center' | 'end' | 'stretch';
  /** Each a `GridItem`. */
  children: ReactNode;
}

/**
 * The twelve columns of the page, with its gutter.
 *
 * @avoid One dimension: use `Stack` or `Inline`.
 * @do Keep the reading order in the markup; place items with `start`.
 * @dont Nest a grid in a grid item: its columns would not line up with the page.
 */
export function Grid({ rowGap, align, children }: GridProps) {
  return <div className={grid({ rowGap, align })}>{children}</div>;
}
