import type { ReactNode } from 'react';
import * as styles from './Text.css.ts';

export const textSizes = ['lede', 'body', 'small', 'label', 'micro'] as const;
export const textTones = ['inherit', 'primary', 'secondary', 'tertiary', 'accent'] as const;

export interface TextProps {
  /** @default 'body' */
  size?: (typeof textSizes)[number];
  /** @default 'inherit' */
  tone?: (typeof textTones)[number];
  /** @default 'p' */
  as?: 'p' | 'span' | 'div';
  /** The inline content. */
  children: ReactNode;
}

/** Text with a readable line length. */
export function Text({ size = 'body', tone = 'inherit', as: Element = 'p', children }: TextProps) {
  return <Element className={`${styles.size[size]} ${styles.tone[tone]}`}>{children}</Element>;
}
