import type { ComponentProps } from 'react';
import * as styles from './private/box.css.ts';
import { FieldFrame, type FieldWords, type OwnAttributes } from './private/FieldFrame.tsx';
import { useFieldIds } from './private/useFieldIds.ts';

export interface TextFieldProps extends FieldWords, Omit<ComponentProps<'input'>, OwnAttributes> {
  name: string;
  /** Chooses the keyboard on phones and what the browser fills in. @default 'text' */
  type?: 'text' | 'email' | 'password' | 'tel';
  /** One character before the value: '$'. Decorative: the label must name the currency too. */
  prefix?: string;
  /** Announced by screen readers; the form validates the value. With `required` the browser validates it too. */
  isRequired?: boolean;
}

/**
 * One line of text. A form library's registration can be spread on it: attributes, events and `ref` reach the input.
 *
 * @avoid Several lines: use `TextArea`. A choice among known values: use `RadioGroup` or `ChipGroup`.
 * @do Set `type` and `autoComplete`, so that phones show the right keyboard and browsers fill it in.
 * @dont Use a placeholder in place of a label or hint: it disappears with the first key.
 * @keyboard Enter submits the form.
 * @screenReader Label, hint and error message are connected; an error that appears while typing is announced. `prefix` is
 *   hidden: name the currency in the label.
 */
export function TextField(props: TextFieldProps) {
  const { label, note, type = 'text', hint, errorMessage, prefix, isRequired, id, ...input } = props;
  const ids = useFieldIds({ id, hint, errorMessage, isRequired });
  return (
    <FieldFrame ids={ids} label={label} note={note} hint={hint} errorMessage={errorMessage}>
      <input {...input} {...ids.aria} id={ids.control} type={type} className={prefix ? styles.amount : styles.box} />
      {prefix && (
        <span className={styles.prefix} aria-hidden="true">
          {prefix}
        </span>
      )}
    </FieldFrame>
  );
}
