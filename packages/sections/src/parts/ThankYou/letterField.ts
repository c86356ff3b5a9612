import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** The words around a field. */
export interface FieldText {
  label: string;
  placeholder?: string;
  hint?: string;
}

export interface LetterFieldProps<Input extends FieldValues, Output, Name extends Path<Input>> {
  form: UseFormReturn<Input, unknown, Output>;
  name: Name;
  text: FieldText;
}

/**
 * What a field takes from its form and from the content. It stands still while the letter is on its way. Call it where
 * the field is rendered: the first wrong field, which takes the focus, is the first that was registered.
 */
export function letterField<Input extends FieldValues, Output, Name extends Path<Input>>({
  form,
  name,
  text,
}: LetterFieldProps<Input, Output, Name>) {
  return {
    ...text,
    readOnly: form.formState.isSubmitting,
    errorMessage: form.getFieldState(name, form.formState).error?.message,
    ...form.register(name),
  };
}
