import type { ReactNode, Ref } from 'react';
import { ChoiceInput } from '../choiceInput/ChoiceInput.tsx';
import { FieldMessage } from './private/FieldMessage.tsx';
import * as groupStyles from './private/group.css.ts';
import * as option from './private/option.css.ts';
import { useFieldIds } from './private/useFieldIds.ts';

export interface CheckboxProps {
  /** Name of the field in the form. */
  name: string;
  /** Whether it is checked. */
  checked: boolean;
  /** Called with the new value. */
  onChange: (isChecked: boolean) => void;
  /** Called when focus leaves the box. */
  onBlur?: () => void;
  /** The checkbox element, for forms that focus invalid fields. */
  ref?: Ref<HTMLInputElement>;
  /** The label. It can contain links; a press on a link does not toggle the checkbox. */
  children: ReactNode;
  /** The error message. */
  errorMessage?: string;
  /** Disables the field. */
  isDisabled?: boolean;
  /** Announced by screen readers; the form validates the value. */
  isRequired?: boolean;
}

/** A checkbox for one statement; the whole row is the control. */
export function Checkbox({
  name,
  checked,
  onChange,
  onBlur,
  ref,
  children,
  errorMessage,
  isDisabled,
  isRequired,
}: CheckboxProps) {
  const ids = useFieldIds({ errorMessage });
  return (
    <div className={groupStyles.group} data-invalid={errorMessage ? '' : undefined}>
      <ChoiceInput
        ref={ref}
        className={option.statement}
        type="checkbox"
        name={name}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        onBlur={onBlur}
        disabled={isDisabled}
        aria-describedby={ids.describedBy}
        aria-invalid={errorMessage ? true : undefined}
        aria-required={isRequired}
      >
        <span className={option.checkboxMark} />
        <span className={option.words}>{children}</span>
      </ChoiceInput>
      <FieldMessage id={ids.message}>{errorMessage}</FieldMessage>
    </div>
  );
}
