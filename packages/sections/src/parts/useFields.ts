import type { ChangeEvent } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import type { TextFieldProps } from '@podium/ui/Field/TextField';
import { useMessages } from './useSubmission.ts';

/** The same resolver with its messages in the language of the page. */
export function useTranslated<Input extends FieldValues, Output>(
  resolver: Resolver<Input, unknown, Output>,
): Resolver<Input, unknown, Output> {
  const wordsFor = useMessages();
  return async (...form) => {
    const result = await resolver(...form);
    for (const error of Object.values(result.errors)) {
      if (typeof error?.message === 'string') error.message = wordsFor(error.message);
    }
    return result;
  };
}

interface FieldOptions<Input extends FieldValues> {
  /** A message of the service about this field. */
  failure?: string;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  /** The field that is validated again when this one changes. */
  deps?: Path<Input>;
}

interface FormWithFields<Input extends FieldValues, Output> extends UseFormReturn<Input, unknown, Output> {
  /** The props of a field: its registration, and its message in the language of the page. */
  field: (name: Path<Input>, options?: FieldOptions<Input>) => Omit<TextFieldProps, 'label'>;
}

export function useFields<Input extends FieldValues, Output>(
  resolver: Resolver<Input, unknown, Output>,
  defaultValues: DefaultValues<Input>,
): FormWithFields<Input, Output> {
  const form = useForm({ resolver: useTranslated(resolver), defaultValues });
  return {
    ...form,
    field: (name, { failure, ...options } = {}) => ({
      errorMessage: form.getFieldState(name, form.formState).error?.message ?? failure,
      ...form.register(name, options),
    }),
  };
}
