import type { ReactNode } from 'react';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps {
  /** What can be opened: words, a heading, or a row of things that can not be pressed themselves. */
  summary: ReactNode;
  /** What is behind it; the browser's search on the page finds and opens it. */
  children: ReactNode;
  /** Whether it is open at first. @default false */
  isInitiallyOpen?: boolean;
  /** Of several with the same name one at most is open. */
  name?: string;
}

/** Hides what not everybody needs. The browser's own: it works before any script does. */
export function Disclosure({ summary, children, isInitiallyOpen = false, name }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={isInitiallyOpen} name={name}>
      <summary className={styles.summary}>
        <div>{summary}</div>
        <span className={styles.toggle} aria-hidden="true" />
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
