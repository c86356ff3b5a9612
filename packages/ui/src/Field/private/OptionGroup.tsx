import type { FocusEvent, ReactNode, Ref } from 'react';
import { FieldMessage } from './FieldMessage.tsx';
import * as styles from './fieldParts.css.ts';
import * as option from './option.css.ts';
import { useFieldIds } from './useFieldIds.ts';

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
}

export interface ChoiceGroupProps {
  legend: string;
  name: string;
  options: readonly Option[];
  onBlur?: () => void;
  /** The chosen option, or else the first, for forms that focus invalid fields. */
  ref?: Ref<HTMLInputElement>;
  hint?: string;
  errorMessage?: string;
}

interface OptionGroupProps extends Omit<ChoiceGroupProps, 'name' | 'options' | 'ref'> {
  role?: 'radiogroup';
  note?: string;
  layout: keyof typeof option.layout;
  isRequired?: boolean;
  children: ReactNode;
}

export function OptionGroup({
  role,
  legend,
  note,
  layout,
  hint,
  errorMessage,
  isRequired,
  onBlur,
  children,
}: OptionGroupProps) {
  const ids = useFieldIds({ hint, errorMessage });

  const leaving = {
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) onBlur?.();
    },
  };

  return (
    <fieldset
      {...leaving}
      role={role}
      className={styles.group}
      data-invalid={errorMessage ? '' : undefined}
      aria-labelledby={ids.label}
      aria-describedby={ids.describedBy}
      aria-invalid={errorMessage ? true : undefined}
      aria-required={isRequired}
    >
      <legend id={ids.label} className={styles.legend}>
        {legend} {note && <span className={styles.note}>{note}</span>}
      </legend>
      <div className={styles.answers}>
        {hint && (
          <p id={ids.hint} className={styles.groupHint}>
            {hint}
          </p>
        )}
        <div className={option.layout[layout]}>{children}</div>
        <FieldMessage id={ids.message}>{errorMessage}</FieldMessage>
      </div>
    </fieldset>
  );
}
