import { type FlowProps, listRole } from './flow.ts';
import type * as flow from './flow.css.ts';
import { stack } from './Stack.css.ts';

export interface StackProps extends FlowProps {
  /** Horizontal alignment. @default 'stretch' */
  align?: keyof typeof flow.align;
}

/**
 * A vertical layout with equal gaps.
 *
 * @avoid A horizontal layout: use `Inline`. Space around a single element: that belongs to its container.
 * @do Nest stacks with smaller gaps to show what belongs together.
 * @screenReader A plain `div`, or a list with `as="ul"`, which keeps its role without list markers.
 */
export function Stack({ gap, align, as: Element = 'div', children }: StackProps) {
  return (
    <Element className={stack({ gap, align })} role={listRole(Element)}>
      {children}
    </Element>
  );
}
