import type { AriaAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { performCommand, type ButtonCommand } from './buttonCommand.tsx';
import { buttonClassName, type ButtonLooks } from './buttonLooks.tsx';

export interface ButtonProps extends ButtonLooks, ButtonCommand, AriaAttributes {
  /** @default 'button' */
  type?: 'button' | 'submit';
  /** Pending: ignores presses but keeps focus. Pass a pending label as `children`. */
  isBusy?: boolean;
  /** Disables the button, which then cannot be focused. */
  isDisabled?: boolean;
  /** Called on press by pointer or keyboard, unless pending. */
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** The label: the action in one or two words. */
  children: ReactNode;
  /** The button element. */
  ref?: Ref<HTMLButtonElement>;
  /** Id of the element. */
  id?: string;
}

/** Performs an action on the page. For navigation use `ButtonLink`. */
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
