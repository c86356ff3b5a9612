import type { ReactNode } from 'react';
import * as styles from './Callout.css.ts';

export interface CalloutProps {
  /** Id of the heading, which names the region. */
  'aria-labelledby': string;
  /** Contains the heading with the id above. */
  children: ReactNode;
  /** The action: at the end of the row, or below the children on narrow screens. */
  action: ReactNode;
  /** At the end of the row; on narrow screens beside the children. The action is then below the children. */
  picture?: ReactNode;
  /** Anchor of the region. */
  id?: string;
}

/**
 * A highlighted region with one message and one action, attached to the edge above it.
 *
 * @avoid Errors and results of a submission: use `FormStatus`. A page-wide section: use `CallToAction` of the sections.
 * @dont Use two on a page: the second one takes the emphasis from both.
 * @screenReader A region named by the heading whose id is in `aria-labelledby`.
 */
export function Callout({ children, action, picture, ...rest }: CalloutProps) {
  return (
    <section {...rest} className={styles.callout({ hasPicture: picture !== undefined })}>
      <div className={styles.message}>{children}</div>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.action}>{action}</div>
    </section>
  );
}
