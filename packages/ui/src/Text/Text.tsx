import type { ReactNode } from 'react';
import { text } from './Text.css.ts';

export const textSizes = ['lede', 'body', 'small', 'label', 'micro'] as const;

export interface TextProps {
  /** @default 'body' */
  size?: (typeof textSizes)[number];
  /** @default 'inherit' */
  color?: 'inherit' | 'secondary' | 'tertiary' | 'accent';
  /** `span` within a paragraph or a label. @default 'p' */
  as?: 'p' | 'span';
  children: ReactNode;
}

/**
 * A paragraph or a piece of text with a readable line length.
 *
 * @avoid Headings: use `Heading`. Text for screen readers only: use `VisuallyHidden`.
 * @do Use `lede` once, for the first paragraph.
 */
export function Text({ size, color, as: Element = 'p', children }: TextProps) {
  return <Element className={text({ size, color })}>{children}</Element>;
}
