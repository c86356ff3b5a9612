import type { ReactNode } from 'react';
import * as styles from './Dialog.css.ts';

export interface DialogActionsProps {
  /** Buttons: cancel first, the primary action last. */
  children: ReactNode;
}

/** The last row of a dialog, also inside its form. Stays at the lower edge while the rest scrolls. */
export function DialogActions({ children }: DialogActionsProps) {
  return <div className={styles.actions}>{children}</div>;
}
