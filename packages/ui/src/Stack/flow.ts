import type { ReactNode } from 'react';
import type * as styles from './flow.css.ts';

/** What the two flows have in common: Stack, one below the other, and Inline, side by side. */
export interface FlowProps {
  /** Distance between the children. @default 's4' */
  gap?: keyof typeof styles.gap;
  /** `ul` and `ol` make a list of children that are `li`. @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'section' | 'header' | 'footer';
  children: ReactNode;
}

/** Safari drops a list from the meaning when it has no markers. */
export function listRole(as: FlowProps['as']): 'list' | undefined {
  return as === 'ul' || as === 'ol' ? 'list' : undefined;
}
