import type { FieldValues, Path } from 'react-hook-form';
import type { FieldTexts } from '@podium/data/schemas/formFields.ts';
import { TextField, type TextFieldProps } from '@podium/ui/Field/TextField';
import type { FormWithFields } from '../useFields.ts';
import * as styles from './FormFields.css.ts';

interface FormFieldsProps<Input extends FieldValues, Output extends Record<string, string>> {
  form: FormWithFields<Input, Output>;
  /** A field that accepts '' is optional. */
  schema: { shape: Record<keyof Output, { safeParse: (value: string) => { success: boolean } }> };
  content: FieldTexts<Output> & FormFieldsContent;
}

export interface FormFieldsContent {
  /** Added to the labels of optional fields. */
  optional: string;
}

const inputs: Record<string, Pick<TextFieldProps, 'type' | 'autoComplete'>> = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  company: { autoComplete: 'organization' },
};

/** All fields of a form without options, except its message: single lines, in two columns from 768 px. */
export function FormFields<Input extends FieldValues, Output extends Record<string, string>>({
  form,
  schema,
  content: { fields, options, optional },
}: FormFieldsProps<Input, Output>) {
  const names = Object.keys(fields).filter((name) => name !== 'message' && !(name in options));
  return (
    <div className={styles.lines}>
      {(names as (Path<Input> & keyof Output)[]).map((name) => (
        <TextField
          key={name}
          {...(schema.shape[name].safeParse('').success ? { note: optional } : { isRequired: true })}
          {...inputs[name]}
          {...fields[name]}
          readOnly={form.formState.isSubmitting}
          {...form.field(name)}
        />
      ))}
    </div>
  );
}
