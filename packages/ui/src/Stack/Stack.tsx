import { type FlowProps, listRole } from './flow.ts';
import * as flow from './flow.css.ts';
import { stack } from './Stack.css.ts';

export interface StackProps extends FlowProps {
  /** Horizontal alignment. @default 'stretch' */
  align?: keyof typeof flow.align;
}

/** A vertical layout with equal gaps. For a horizontal layout use Inline. */
export function Stack({ gap = 's4', align = 'stretch', as: Element = 'div', children }: StackProps) {
  return (
    <Element className={`${stack} ${flow.gap[gap]} ${flow.align[align]}`} role={listRole(Element)}>
      {children}
    </Element>
  );
}
