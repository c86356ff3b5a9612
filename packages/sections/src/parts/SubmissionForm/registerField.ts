import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { FieldText } from '@podium/data/schemas/formFields.ts';

export interface RegisterFieldOptions<Input extends FieldValues, Output, Name extends Path<Input>> {
  form: UseFormReturn<Input, unknown, Output>;
  name: Name;
  text: FieldText;
}

/**
 * Props of a field from its form and content; read-only while the form is submitting. Call it where the field is
 * rendered: the first invalid field in the order of registration takes the focus.
 */
export function registerField<Input extends FieldValues, Output, Name extends Path<Input>>({
  form,
  name,
  text,
}: RegisterFieldOptions<Input, Output, Name>) {
  return {
    ...text,
    readOnly: form.formState.isSubmitting,
    errorMessage: form.getFieldState(name, form.formState).error?.message,
    ...form.register(name),
  };
}
