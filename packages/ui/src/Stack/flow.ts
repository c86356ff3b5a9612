import type { ReactNode } from 'react';
import type * as styles from './flow.css.ts';

/** Props shared by Stack and Inline. */
export interface FlowProps {
  /** Distance between the children. @default 's4' */
  gap?: keyof typeof styles.gap;
  /** `ul` and `ol` render a list; its children must be `li`. @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'section' | 'header' | 'footer';
  children: ReactNode;
}

/** Safari drops list semantics from lists without markers. */
export function listRole(as: FlowProps['as']): 'list' | undefined {
  return as === 'ul' || as === 'ol' ? 'list' : undefined;
}
