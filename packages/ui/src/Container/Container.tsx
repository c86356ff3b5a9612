import type { ReactNode } from 'react';
import { container } from './Container.css.ts';

export interface ContainerProps {
  children: ReactNode;
}

/**
 * The page width: at most 1360 px between its edges. Every section that is not full width uses it.
 *
 * @avoid Narrow columns of text: `Text` limits the length of its lines. Columns: use `Grid`.
 * @dont Nest containers: the page margins would add up.
 */
export function Container({ children }: ContainerProps) {
  return <div className={container}>{children}</div>;
}
