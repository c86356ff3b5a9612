import { useId, type ReactNode } from 'react';
import { buttonClassName, type ButtonLooks } from './buttonLooks.tsx';
import * as styles from './ComingSoonButton.css.ts';

export interface ComingSoonButtonProps extends Omit<ButtonLooks, 'variant'> {
  /** The label, as it will be. */
  children: ReactNode;
  /** What it says under the pointer and with the focus. @default 'Coming soon' */
  hint?: string;
}

/** Announces something that cannot be had yet: can be focused, does nothing, and says why. */
export function ComingSoonButton({ children, hint = 'Coming soon', ...looks }: ComingSoonButtonProps) {
  const hintId = useId();
  return (
    <button
      type="button"
      className={`${buttonClassName({ ...looks, variant: 'secondary' })} ${styles.comingSoon}`}
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
