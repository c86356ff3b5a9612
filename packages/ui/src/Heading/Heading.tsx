import type { ReactNode, Ref } from 'react';
import * as styles from './Heading.css.ts';

export const headingSizes = ['mega', 'hero', 'h1', 'h2', 'h3'] as const;

export interface HeadingProps {
  level: 1 | 2 | 3 | 4;
  /** The font size. @default the size of the level; h3 for level 4 */
  size?: (typeof headingSizes)[number];
  children: ReactNode;
  /** Id for `aria-labelledby` and anchors. */
  id?: string;
  /** `-1` if the page moves focus to the heading. */
  tabIndex?: -1;
  ref?: Ref<HTMLHeadingElement>;
}

const elements = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;
const usualSizes = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h3' } as const;

/**
 * A heading whose level and size are independent.
 *
 * @avoid Emphasis without a new part of the page: use `Text`.
 * @do Choose the level by the outline of the page, then the size by the layout.
 * @dont Skip a level to get a smaller size.
 * @screenReader Announced with its level. With `tabIndex={-1}` the page can move focus to it.
 */
export function Heading({ level, size = usualSizes[level], children, ...rest }: HeadingProps) {
  const Element = elements[level];
  return (
    <Element {...rest} className={styles.size[size]}>
      {children}
    </Element>
  );
}
