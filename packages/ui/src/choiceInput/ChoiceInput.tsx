import type { ComponentProps, KeyboardEvent } from 'react';
import * as styles from './ChoiceInput.css.ts';

interface ChoiceInputProps extends ComponentProps<'input'> {
  type: 'radio' | 'checkbox';
  /** Class of the label, with `choiceLabel`. It styles the state of its input: `:has(:checked)`. */
  className: string;
}

/** A label with an invisible native input that covers it. The browser keeps what is chosen before hydration. */
export function ChoiceInput({ className, children, ...input }: ChoiceInputProps) {
  return (
    <label className={className}>
      <input {...input} className={styles.input} onKeyDown={ignoreEnter} />
      {children}
    </label>
  );
}

/** Browsers submit the form on Enter, here before the other questions are answered. */
function ignoreEnter(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}
