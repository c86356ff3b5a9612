import { type FlowProps, listRole } from './flow.ts';
import * as flow from './flow.css.ts';
import { stack } from './Stack.css.ts';

export interface StackProps extends FlowProps {
  /** Across the column. @default 'stretch' */
  align?: keyof typeof flow.align;
}

/** One below the other, always the same distance apart. Side by side is Inline. */
export function Stack({ gap = 's4', align = 'stretch', as: Element = 'div', children }: StackProps) {
  return (
    <Element className={`${stack} ${flow.gap[gap]} ${flow.align[align]}`} role={listRole(Element)}>
      {children}
    </Element>
  );
}
