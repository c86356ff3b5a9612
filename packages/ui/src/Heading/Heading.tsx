import type { ReactNode, Ref } from 'react';
import * as styles from './Heading.css.ts';

export const headingSizes = ['mega', 'hero', 'h1', 'h2', 'h3'] as const;

export interface HeadingProps {
  /** Its place in the outline of the page. */
  level: 1 | 2 | 3 | 4;
  /** How large it is lettered; by itself as its level, and h3 below that. */
  size?: (typeof headingSizes)[number];
  /** The words. */
  children: ReactNode;
  /** For what is named by it, and for links to it. */
  id?: string;
  /** `-1` where a page moves the focus to its heading. */
  tabIndex?: -1;
  /** The heading itself, for pages that move the focus to it. */
  ref?: Ref<HTMLHeadingElement>;
}

const elements = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;
const usualSizes = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h3' } as const;

/** A heading whose rank and size are chosen apart. */
export function Heading({ level, size = usualSizes[level], children, ...rest }: HeadingProps) {
  const Element = elements[level];
  return (
    <Element {...rest} className={styles.size[size]}>
      {children}
    </Element>
  );
}
