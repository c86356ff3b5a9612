import { useId, type ReactNode } from 'react';
import { buttonClassName, type ButtonLooks } from './buttonLooks.tsx';
import * as styles from './ComingSoonButton.css.ts';

export interface ComingSoonButtonProps extends Omit<ButtonLooks, 'variant'> {
  /** The label of the future action. */
  children: ReactNode;
  /** The hint on hover and focus. @default 'Coming soon' */
  hint?: string;
}

/** An unavailable action: focusable, without effect, with a hint (REQ-HOME-2). */
export function ComingSoonButton({ children, hint = 'Coming soon', ...looks }: ComingSoonButtonProps) {
  const hintId = useId();
  return (
    <button
      type="button"
      className={buttonClassName({ ...looks, variant: 'secondary' }, true)}
      aria-disabled
      aria-describedby={hintId}
    >
      <span className={styles.label}>{children}</span>
      <span className={styles.hint} id={hintId} aria-hidden>
        {hint}
      </span>
    </button>
  );
}
