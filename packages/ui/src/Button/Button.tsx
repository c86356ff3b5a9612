import type { AriaAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { performCommand, type ButtonCommand } from './buttonCommand.tsx';
import { buttonClassName, type ButtonLooks } from './buttonLooks.tsx';

export interface ButtonProps extends ButtonLooks, ButtonCommand, AriaAttributes {
  /** `submit` sends the form that contains the button, or `form`. @default 'button' */
  type?: 'button' | 'submit';
  /** Id of a form elsewhere on the page. */
  form?: string;
  /** Pending: ignores presses but keeps focus. Pass a pending label as `children`. */
  isBusy?: boolean;
  isDisabled?: boolean;
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
  id?: string;
}

/**
 * Performs an action on the page.
 *
 * @avoid Navigation: use `ButtonLink`. An action that cannot be used yet: use `UnavailableAction`.
 * @do Use one `primary` button per view, and name the action in one or two words.
 * @dont Disable the submit button of an incomplete form. Let it be pressed and show what is missing.
 * @keyboard Enter and Space press it. With `isBusy` it keeps focus and ignores presses; with `isDisabled` it cannot be
 *   focused.
 * @screenReader Announced by its label. Unavailable (`aria-disabled`) while busy; pass a pending label as `children`.
 */
export function Button({
  variant,
  size,
  isFullWidth,
  type = 'button',
  isBusy = false,
  isDisabled = false,
  onPress,
  command,
  commandfor,
  children,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy) {
      // Also prevents a second submit by a submit button, or by Enter in its form.
      event.preventDefault();
      return;
    }
    onPress?.(event);
    if (!event.defaultPrevented) performCommand(event.currentTarget, { command, commandfor });
  }

  return (
    <button
      aria-disabled={isBusy || undefined}
      {...rest}
      {...{ command, commandfor }}
      type={type}
      disabled={isDisabled}
      className={buttonClassName({ variant, size, isFullWidth })}
      onClick={handleClick}
    >
      {children}
    </button>
  );
}
