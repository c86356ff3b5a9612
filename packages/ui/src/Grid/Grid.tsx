import { type FlowProps, listRole } from '../Stack/flow.ts';
import type * as flow from '../Stack/flow.css.ts';
import { grid, type rowGap as gaps } from './Grid.css.ts';

export interface GridProps extends Pick<FlowProps, 'as' | 'children'> {
  /**
   * `twelve` is the page grid, with `GridItem` children. The others fit as many equal columns as possible, each at
   * least 10, 16 or 22 rem wide, without `GridItem`. @default 'twelve'
   */
  columns?: 'twelve' | 'narrow' | 'medium' | 'wide';
  /** Distance between rows. @default the gutter */
  rowGap?: keyof typeof gaps;
  /** Vertical alignment within the row. @default 'stretch' */
  align?: keyof typeof flow.align;
}

/**
 * Columns with the page's gutter: the twelve columns of the page, or as many equal ones as fit.
 *
 * @avoid One dimension: use `Stack` or `Inline`.
 * @do Keep the reading order in the markup; place items with `start`.
 * @dont Nest a twelve-column grid in a grid item: its columns would not line up with the page.
 * @screenReader A plain `div`, or a list with `as="ul"`, which keeps its role without list markers.
 */
export function Grid({ columns, rowGap, align, as: Element = 'div', children }: GridProps) {
  return (
    <Element className={grid({ columns, rowGap, align })} role={listRole(Element)}>
      {children}
    </Element>
  );
}
