import type { ReactNode, Ref } from 'react';
import * as styles from './Heading.css.ts';

export const headingSizes = ['mega', 'hero', 'h1', 'h2', 'h3'] as const;

export interface HeadingProps {
  /** The heading level. */
  level: 1 | 2 | 3 | 4;
  /** The font size. @default the size of the level; h3 for level 4 */
  size?: (typeof headingSizes)[number];
  /** The text. */
  children: ReactNode;
  /** Id for `aria-labelledby` and anchors. */
  id?: string;
  /** `-1` if the page moves focus to the heading. */
  tabIndex?: -1;
  /** The heading element, for focus management. */
  ref?: Ref<HTMLHeadingElement>;
}

const elements = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;
const usualSizes = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h3' } as const;

/** A heading whose level and size are independent. */
export function Heading({ level, size = usualSizes[level], children, ...rest }: HeadingProps) {
  const Element = elements[level];
  return (
    <Element {...rest} className={styles.size[size]}>
      {children}
    </Element>
  );
}
