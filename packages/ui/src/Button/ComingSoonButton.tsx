import { useId, type ReactNode } from 'react';
import { useUiTexts } from '../locale/UiTexts.tsx';
import { buttonClassName, type ButtonLooks } from './buttonLooks.tsx';
import * as styles from './ComingSoonButton.css.ts';

export interface ComingSoonButtonProps extends Omit<ButtonLooks, 'variant'> {
  children: ReactNode;
  /** The hint on hover and focus. @default that of the texts of components */
  hint?: string;
}

/**
 * The place of an action that does not exist yet (REQ-HOME-2).
 *
 * @avoid An action that is unavailable for another reason: say the reason in text, and offer what helps.
 * @do Keep the label of the future action, so that the page does not change when it arrives.
 * @keyboard Can be focused, and then shows the hint. Enter and Space do nothing.
 * @screenReader Announced as unavailable, with the hint as description.
 */
export function ComingSoonButton({ children, hint, ...looks }: ComingSoonButtonProps) {
  const hintId = useId();
  const comingSoon = useUiTexts('comingSoon', 'Coming soon');
  return (
    <button
      type="button"
      className={buttonClassName({ ...looks, variant: 'secondary' }, true)}
      aria-disabled
      aria-describedby={hintId}
    >
      <span className={styles.label}>{children}</span>
      <span className={styles.hint} id={hintId} aria-hidden>
        {hint ?? comingSoon}
      </span>
    </button>
  );
}
