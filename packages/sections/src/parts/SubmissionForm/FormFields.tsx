import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { TextField, type TextFieldProps } from '@podium/ui/Field/TextField';
import { type FieldText, registerField } from './registerField.ts';
import * as styles from './FormFields.css.ts';

/** A single-line field. */
export interface FormField<Name extends string> extends Pick<TextFieldProps, 'type' | 'autoComplete' | 'isRequired'> {
  name: Name;
}

interface FormFieldsProps<Input extends FieldValues, Output, Name extends Path<Input>> {
  form: UseFormReturn<Input, unknown, Output>;
  lines: readonly FormField<Name>[];
  fields: Record<Name, FieldText>;
  /** Added to the labels of optional fields. */
  optional: string;
}

/** Single-line fields, in two columns from 768 px. */
export function FormFields<Input extends FieldValues, Output, Name extends Path<Input>>({
  form,
  lines,
  fields,
  optional,
}: FormFieldsProps<Input, Output, Name>) {
  return (
    <div className={styles.lines}>
      {lines.map(({ name, ...input }) => (
        <TextField
          key={name}
          note={input.isRequired ? undefined : optional}
          {...input}
          {...registerField({ form, name, text: fields[name] })}
        />
      ))}
    </div>
  );
}
