import { useId, type ReactNode } from 'react';
import * as styles from './UnavailableAction.css.ts';

export interface UnavailableActionProps {
  children: ReactNode;
  /** Why nothing can be pressed, in a few words. */
  reason: string;
}

/**
 * The place of an action that cannot be used yet, or any more (REQ-HOME-2). It looks like text, and says why.
 *
 * @avoid An action that waits for something the visitor can do: use `Button`, and say what is missing.
 * @do Keep the label of the action, so that the page hardly changes when the action becomes available.
 * @keyboard Can be focused. Enter and Space do nothing.
 * @screenReader Announced as an unavailable button, with the reason as description.
 */
export function UnavailableAction({ children, reason }: UnavailableActionProps) {
  const reasonId = useId();
  return (
    <button type="button" className={styles.action} aria-disabled aria-describedby={reasonId}>
      {children}
      <span className={styles.reason} id={reasonId} aria-hidden>
        {reason}
      </span>
    </button>
  );
}
