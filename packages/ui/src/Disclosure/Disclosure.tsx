import type { ReactNode } from 'react';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps {
  /** The summary: text, a heading, or other content that is not interactive. */
  summary: ReactNode;
  /** The hidden content; the browser's find-in-page opens it. */
  children: ReactNode;
  /** Whether it is open at first. @default false */
  isInitiallyOpen?: boolean;
  /** At most one disclosure with the same name is open. */
  name?: string;
}

/** Native `details`: works before hydration. */
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
