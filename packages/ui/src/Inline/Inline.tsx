import { type FlowProps, listRole } from '../Stack/flow.ts';
import type * as flow from '../Stack/flow.css.ts';
import { inline } from './Inline.css.ts';

export interface InlineProps extends FlowProps {
  /** Vertical alignment within the row. @default 'center' */
  align?: keyof typeof flow.align;
  /** Alignment along the row. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between';
}

/**
 * A horizontal layout with equal gaps, which wraps: buttons, badges, links.
 *
 * @avoid A vertical layout: use `Stack`. Columns that line up: use `Grid`.
 * @do Order buttons as they are read, the most important first. In `DialogActions` it comes last.
 * @screenReader A plain `div`, or a list with `as="ul"`, which keeps its role without list markers.
 */
export function Inline({ gap, align, justify, as: Element = 'div', children }: InlineProps) {
  return (
    <Element className={inline({ gap, align, justify })} role={listRole(Element)}>
      {children}
    </Element>
  );
}
