import type { FocusEvent, ReactNode } from 'react';
import { FieldHint } from './FieldHint.tsx';
import { FieldMessage } from './FieldMessage.tsx';
import { label } from './fieldParts.css.ts';
import { FieldLabel } from './FieldLabel.tsx';
import * as styles from './group.css.ts';
import * as option from './option.css.ts';
import { useFieldIds } from './useFieldIds.ts';

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
}

interface OptionGroupProps {
  role?: 'radiogroup';
  legend: string;
  note?: string;
  layout: keyof typeof option.layout;
  hint?: string;
  errorMessage?: string;
  isDisabled?: boolean;
  isRequired?: boolean;
  /** Called when focus leaves the group. */
  onBlur?: () => void;
  children: ReactNode;
}

/** A fieldset with legend, hint, options and error message. */
export function OptionGroup({
  role,
  legend,
  note,
  layout,
  hint,
  errorMessage,
  isDisabled,
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
      disabled={isDisabled}
      data-invalid={errorMessage ? '' : undefined}
      aria-labelledby={ids.label}
      aria-describedby={ids.describedBy}
      aria-invalid={errorMessage ? true : undefined}
      aria-required={isRequired}
    >
      <legend id={ids.label} className={`${label} ${styles.legend}`}>
        <FieldLabel note={note}>{legend}</FieldLabel>
      </legend>
      <div className={styles.answers}>
        {hint && (
          <div className={styles.hint}>
            <FieldHint id={ids.hint} tone="paper">
              {hint}
            </FieldHint>
          </div>
        )}
        <div className={option.layout[layout]}>{children}</div>
        <FieldMessage id={ids.message} tone="paper">
          {errorMessage}
        </FieldMessage>
      </div>
    </fieldset>
  );
}
