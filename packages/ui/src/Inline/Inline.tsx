import { type FlowProps, listRole } from '../Stack/flow.ts';
import * as flow from '../Stack/flow.css.ts';
import * as styles from './Inline.css.ts';

export interface InlineProps extends FlowProps {
  /** Across the row. @default 'center' */
  align?: keyof typeof flow.align;
  /** Along the row. @default 'start' */
  justify?: keyof typeof styles.justify;
}

/** Side by side, always the same distance apart; what finds no room goes on below. One below the other is Stack. */
export function Inline({
  gap = 's4',
  align = 'center',
  justify = 'start',
  as: Element = 'div',
  children,
}: InlineProps) {
  const className = [styles.inline, flow.gap[gap], flow.align[align], styles.justify[justify]].join(' ');
  return (
    <Element className={className} role={listRole(Element)}>
      {children}
    </Element>
  );
}
