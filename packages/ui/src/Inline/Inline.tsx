import { type FlowProps, listRole } from '../Stack/flow.ts';
import * as flow from '../Stack/flow.css.ts';
import * as styles from './Inline.css.ts';

export interface InlineProps extends FlowProps {
  /** Vertical alignment within the row. @default 'center' */
  align?: keyof typeof flow.align;
  /** Alignment along the row. @default 'start' */
  justify?: keyof typeof styles.justify;
}

/** A horizontal layout with equal gaps, which wraps. For a vertical layout use Stack. */
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
