import { type FlowProps, listRole } from '../Stack/flow.ts';
import { align as alignments } from '../Stack/flow.css.ts';
import * as styles from './Grid.css.ts';

export interface GridProps extends Pick<FlowProps, 'as' | 'children'> {
  /**
   * `twelve` is the page grid, with `GridItem` children. The others fit as many equal columns as possible, each at
   * least 10, 16 or 22 rem wide, without `GridItem`. @default 'twelve'
   */
  columns?: keyof typeof styles.columns;
  /** Distance between rows. @default the gutter */
  rowGap?: keyof typeof styles.rowGap;
  /** Vertical alignment within the row. @default 'stretch' */
  align?: keyof typeof alignments;
}

/** Columns with the page's gutter, at most 1360 px wide in total. */
export function Grid({ columns = 'twelve', rowGap, align = 'stretch', as: Element = 'div', children }: GridProps) {
  const classNames = [styles.grid, styles.columns[columns], alignments[align]];
  if (rowGap) classNames.push(styles.rowGap[rowGap]);
  return (
    <Element className={classNames.join(' ')} role={listRole(Element)}>
      {children}
    </Element>
  );
}
