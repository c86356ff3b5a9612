import { type FlowProps, listRole } from '../Stack/flow.ts';
import { align as alignments } from '../Stack/flow.css.ts';
import * as styles from './Grid.css.ts';

export interface GridProps extends Pick<FlowProps, 'as' | 'children'> {
  /**
   * `twelve` is the page's own grid, for children that are `GridItem`. The others take as many equal columns as find
   * room, each at least 10, 16 or 22 rem wide, and need no `GridItem`. @default 'twelve'
   */
  columns?: keyof typeof styles.columns;
  /** Distance between rows where it differs from the gutter. */
  rowGap?: keyof typeof styles.rowGap;
  /** Across the row. @default 'stretch' */
  align?: keyof typeof alignments;
}

/** Columns with the page's gutter, together 1360 px wide at most. */
export function Grid({ columns = 'twelve', rowGap, align = 'stretch', as: Element = 'div', children }: GridProps) {
  const classNames = [styles.grid, styles.columns[columns], alignments[align]];
  if (rowGap) classNames.push(styles.rowGap[rowGap]);
  return (
    <Element className={classNames.join(' ')} role={listRole(Element)}>
      {children}
    </Element>
  );
}
