import type { ReactNode } from 'react';
import { stack } from './Stack.css.ts';

export interface StackProps {
  /** Distance between the children. @default 's4' */
  gap?: 's1' | 's2' | 's3' | 's4' | 's5' | 's6' | 's7' | 's8';
  /** Horizontal alignment. @default 'stretch' */
  align?: 'start' | 'stretch';
  /** `ul` renders a list; its children must be `li`. @default 'div' */
  as?: 'div' | 'ul';
  children: ReactNode;
}

/**
 * A vertical layout with equal gaps.
 *
 * @avoid A horizontal layout: use `Inline`. Space around a single element: that belongs to its container.
 * @do Nest stacks with smaller gaps to show what belongs together.
 * @screenReader A plain `div`, or a list with `as="ul"`.
 */
export function Stack({ gap, align, as: Element = 'div', children }: StackProps) {
  return (
    // Safari drops list semantics from lists without markers.
    <Element className={stack({ gap, align })} role={Element === 'ul' ? 'list' : undefined}>
      {children}
    </Element>
  );
}
