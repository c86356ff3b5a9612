import type { ReactNode, Ref } from 'react';
import * as styles from './Heading.css.ts';

export const headingSizes = ['mega', 'hero', 'h1', 'h2', 'h3'] as const;

export interface HeadingProps {
  /** The position in the outline of the page. Levels are not skipped. */
  level: 1 | 2 | 3 | 4;
  /** The font size. @default the size of the level; h3 for level 4 */
  size?: (typeof headingSizes)[number];
  children: ReactNode;
  /** Id for `aria-labelledby` of the section. */
  id?: string;
  /** `-1` if the page moves focus to the heading. */
  tabIndex?: -1;
  ref?: Ref<HTMLHeadingElement>;
}

/**
 * A heading whose level and size are independent.
 *
 * @avoid Emphasis without a new part of the page: use `Text`.
 * @do Choose the level by the outline of the page, then the size by the layout.
 * @dont Skip a level to get a smaller size.
 * @screenReader Announced with its level. With `tabIndex={-1}` the page can move focus to it.
 */
export function Heading({ level, size = level === 4 ? 'h3' : `h${level}`, children, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element {...rest} className={styles.size[size]}>
      {children}
    </Element>
  );
}
