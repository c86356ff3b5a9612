import type { ReactNode } from 'react';
import { callout } from './Callout.css.ts';

export interface CalloutProps {
  /** Id of the heading, which names the region. */
  'aria-labelledby': string;
  /** Contains the heading with the id above. */
  children: ReactNode;
  /** The action: at the end of the row, or below the children on narrow screens. */
  action: ReactNode;
  /** Anchor of the region. */
  id?: string;
}

/** A highlighted region with a torn lower edge, attached to the edge above it. */
export function Callout({ children, action, ...rest }: CalloutProps) {
  return (
    <section {...rest} className={callout}>
      <div>{children}</div>
      <div>{action}</div>
    </section>
  );
}
