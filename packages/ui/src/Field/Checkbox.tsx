import type { ReactNode, Ref } from 'react';
import { ChoiceInput } from '../choiceInput/ChoiceInput.tsx';
import { FieldMessage } from './private/FieldMessage.tsx';
import { checkboxHint, group } from './private/fieldParts.css.ts';
import * as option from './private/option.css.ts';
import { useFieldIds } from './private/useFieldIds.ts';

export interface CheckboxProps {
  name: string;
  checked: boolean;
  onChange: (isChecked: boolean) => void;
  ref?: Ref<HTMLInputElement>;
  /** The label. It can contain links; a press on a link does not toggle the checkbox. */
  children: ReactNode;
  /** Below the checkbox: what ticking it does. */
  hint?: string;
  /** Shown below the checkbox, which is then invalid. */
  errorMessage?: string;
  /** Announced by screen readers; the form validates the value. */
  isRequired?: boolean;
}

/**
 * One statement that is either accepted or not. The whole row is the control.
 *
 * @avoid Several options: use `CheckboxGroup`. One of several: use `RadioGroup`. A setting that takes effect at once,
 *   such as the theme: use a switch of its own.
 * @do Write the statement as a sentence in the first person: "I accept the requirements."
 * @dont Write it in the negative, or check it beforehand.
 * @keyboard Space toggles. Enter does not submit the form. Links in the label are their own Tab stops.
 * @screenReader The statement is the label; hint and error message describe the box.
 */
export function Checkbox({ name, checked, onChange, ref, children, hint, errorMessage, isRequired }: CheckboxProps) {
  const ids = useFieldIds({ hint, errorMessage, isRequired });
  return (
    <div className={group} data-invalid={errorMessage ? '' : undefined}>
      <ChoiceInput
        ref={ref}
        className={option.statement}
        type="checkbox"
        name={name}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        {...ids.aria}
      >
        <span className={option.mark.checkbox} />
        <span className={option.words}>{children}</span>
      </ChoiceInput>
      <FieldMessage id={ids.message}>{errorMessage}</FieldMessage>
      {hint && (
        <p id={ids.hint} className={checkboxHint}>
          {hint}
        </p>
      )}
    </div>
  );
}
