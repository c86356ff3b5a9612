import type { AriaAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { performCommand, type ButtonCommand } from './buttonCommand.tsx';
import { buttonClassName, type ButtonLooks } from './buttonLooks.tsx';

export interface ButtonProps extends ButtonLooks, ButtonCommand, AriaAttributes {
  /** @default 'button' */
  type?: 'button' | 'submit';
  /** The press is being answered: `children` says so, further presses do nothing, the focus stays. */
  isBusy?: boolean;
  /** Not to be had now. Cannot be focused. */
  isDisabled?: boolean;
  /** Called when it is pressed, by pointer or key, unless it is busy. */
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** The label: what happens, in a word or two. */
  children: ReactNode;
  /** The button, for those who give it the focus. */
  ref?: Ref<HTMLButtonElement>;
  /** For what it names or opens. */
  id?: string;
}

/** Does something here. What leads elsewhere is a `ButtonLink`. */
export function Button({
  variant,
  size,
  tone,
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
      // Also keeps a submit button, or Enter in its form, from sending twice.
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
      className={buttonClassName({ variant, size, tone, isFullWidth })}
      onClick={handleClick}
    >
      {children}
    </button>
  );
}
