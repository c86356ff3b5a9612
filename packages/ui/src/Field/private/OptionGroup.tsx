import type { ComponentProps, FocusEvent, ReactNode } from 'react';
import { FieldHint } from './FieldHint.tsx';
import { FieldMessage } from './FieldMessage.tsx';
import { label } from './fieldParts.css.ts';
import { FieldLabel } from './FieldLabel.tsx';
import * as styles from './group.css.ts';
import * as option from './option.css.ts';
import type { FieldIds } from './useFieldIds.ts';

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
}

interface OptionGroupProps extends ComponentProps<'fieldset'> {
  ids: FieldIds;
  legend: string;
  note?: string;
  layout: keyof typeof option.layout;
  hint?: string;
  errorMessage?: string;
  /** Called when focus leaves the group. */
  onLeave?: () => void;
  children: ReactNode;
}

/** A fieldset with legend, hint, options and error message. */
export function OptionGroup({
  ids,
  legend,
  note,
  layout,
  hint,
  errorMessage,
  onLeave,
  children,
  ...fieldset
}: OptionGroupProps) {
  const leaving = {
    onBlur(event: FocusEvent<HTMLFieldSetElement>) {
      fieldset.onBlur?.(event);
      if (!event.currentTarget.contains(event.relatedTarget)) onLeave?.();
    },
  };

  return (
    <fieldset
      {...fieldset}
      {...leaving}
      id={ids.control}
      className={styles.group}
      data-invalid={errorMessage ? '' : undefined}
      aria-labelledby={ids.label}
      aria-describedby={ids.describedBy}
      aria-invalid={errorMessage ? true : undefined}
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
