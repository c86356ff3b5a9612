import type { ComponentProps } from 'react';
import { FieldHint, type FieldTone } from './private/FieldHint.tsx';
import { FieldMessage } from './private/FieldMessage.tsx';
import * as parts from './private/fieldParts.css.ts';
import { useFieldIds } from './private/useFieldIds.ts';
import * as styles from './TextField.css.ts';

/** What the field sets itself, or does not open. */
type OwnAttributes =
  | 'aria-describedby'
  | 'aria-invalid'
  | 'aria-required'
  | 'children'
  | 'className'
  | 'disabled'
  | 'name'
  | 'prefix'
  | 'required'
  | 'size'
  | 'style'
  | 'type';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, OwnAttributes> {
  /** Stands over the field. */
  label: string;
  name: string;
  /** @default 'text' */
  type?: 'text' | 'email' | 'password' | 'tel';
  /** Helps before anything is wrong. */
  hint?: string;
  /** What is wrong with the value; marks the field as well. */
  errorMessage?: string;
  /** Set before the value, for the eye only: the label must name the currency too. */
  prefix?: '$';
  isDisabled?: boolean;
  isRequired?: boolean;
  /** The ground on which the field stands. @default 'paper' */
  tone?: FieldTone;
}

/**
 * One line of text. All other attributes of a native input, events and `ref` reach the input,
 * so that a form library's registration can be spread on it.
 */
export function TextField({
  label,
  type = 'text',
  hint,
  errorMessage,
  prefix,
  isDisabled,
  isRequired,
  tone = 'paper',
  id,
  ...input
}: TextFieldProps) {
  const ids = useFieldIds({ id, hint, errorMessage });
  return (
    <div>
      <label htmlFor={ids.control} className={`${parts.label} ${styles.label}`}>
        {label}
      </label>
      <div className={styles.frame}>
        <input
          {...input}
          id={ids.control}
          type={type}
          className={prefix ? `${styles.box[tone]} ${styles.amount}` : styles.box[tone]}
          disabled={isDisabled}
          aria-required={isRequired}
          aria-invalid={errorMessage ? true : undefined}
          aria-describedby={ids.describedBy}
        />
        {prefix && (
          <span className={styles.prefix} aria-hidden="true">
            {prefix}
          </span>
        )}
      </div>
      <FieldMessage id={ids.message} tone={tone}>
        {errorMessage}
      </FieldMessage>
      {hint && (
        <div className={styles.hint}>
          <FieldHint id={ids.hint} tone={tone}>
            {hint}
          </FieldHint>
        </div>
      )}
    </div>
  );
}
