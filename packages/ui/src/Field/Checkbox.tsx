import type { ReactNode, Ref } from 'react';
import * as RadixCheckbox from '@radix-ui/react-checkbox';
import { FieldMessage } from './private/FieldMessage.tsx';
import * as groupStyles from './private/group.css.ts';
import * as option from './private/option.css.ts';
import { useFieldIds } from './private/useFieldIds.ts';

export interface CheckboxProps {
  /** The key of the answer in the form. */
  name: string;
  /** Whether it is ticked. */
  checked: boolean;
  /** Called with the new answer. */
  onChange: (isChecked: boolean) => void;
  /** Called when focus leaves the box. */
  onBlur?: () => void;
  /** The box, for forms that focus what is wrong. */
  ref?: Ref<HTMLButtonElement>;
  /** The label. It may hold links: a press on a link follows it and leaves the box alone. */
  children: ReactNode;
  /** What is wrong, in a sentence. */
  errorMessage?: string;
  /** Not to be answered now. */
  isDisabled?: boolean;
  /** Said to screen readers; the form itself checks the answer. */
  isRequired?: boolean;
}

/** One statement to agree to; the whole row is the control. */
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
      <div className={option.cell}>
        <RadixCheckbox.Root
          ref={ref}
          id={ids.control}
          name={name}
          checked={checked}
          onCheckedChange={(state) => onChange(state === true)}
          onBlur={onBlur}
          disabled={isDisabled}
          aria-labelledby={ids.label}
          aria-describedby={ids.describedBy}
          aria-invalid={errorMessage ? true : undefined}
          aria-required={isRequired}
          className={`${option.row} ${option.underlay}`}
        >
          <span className={option.checkboxMark} />
        </RadixCheckbox.Root>
        <div id={ids.label} className={option.overlaidLabel} data-disabled={isDisabled ? '' : undefined}>
          {children}
        </div>
      </div>
      <FieldMessage id={ids.message} tone="paper">
        {errorMessage}
      </FieldMessage>
    </div>
  );
}
