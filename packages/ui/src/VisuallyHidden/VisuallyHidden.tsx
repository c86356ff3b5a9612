import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  children: ReactNode;
}

/**
 * Text for screen readers only: what sighted users get from layout, colour or a drawing.
 *
 * @avoid Anything that can take focus, which would disappear on the screen. Text that also helps others: show it.
 * @do Prefer visible text that serves everybody.
 */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={visuallyHidden}>{children}</span>;
}
