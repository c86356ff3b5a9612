import { type FlowProps, listRole } from './flow.ts';
import type * as flow from './flow.css.ts';
import { stack } from './Stack.css.ts';

export interface StackProps extends FlowProps {
  /** Horizontal alignment. @default 'stretch' */
  align?: keyof typeof flow.align;
}

/** A vertical layout with equal gaps. For a horizontal layout use Inline. */
export function Stack({ gap, align, as: Element = 'div', children }: StackProps) {
  return (
    <Element className={stack({ gap, align })} role={listRole(Element)}>
      {children}
    </Element>
  );
}
