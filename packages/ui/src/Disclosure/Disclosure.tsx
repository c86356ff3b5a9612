import type { ReactNode } from 'react';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps {
  /** The summary: text, a heading, or other content that is not interactive. */
  summary: ReactNode;
  /** The hidden content; the browser's find-in-page opens it. */
  children: ReactNode;
}

/**
 * Hides details behind a summary: answers, conditions, long lists. A native `details`, so it works before hydration.
 *
 * @avoid What every visitor needs. Parts that exclude each other: use `Tabs`.
 * @do Write a summary that says what is inside, so that nobody has to open it to find out.
 * @dont Put a link or a button into the summary.
 * @keyboard Enter and Space on the summary open and close it.
 * @screenReader The summary is announced as expanded or collapsed. The browser's find-in-page opens it.
 */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure}>
      <summary className={styles.summary}>
        <div>{summary}</div>
        <span className={styles.toggle} aria-hidden="true" />
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
