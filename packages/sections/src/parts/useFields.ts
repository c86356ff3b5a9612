import { type ChangeEvent, useEffectEvent, useLayoutEffect } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import { useMessages } from './useSubmission.ts';

interface FieldOptions<Input extends FieldValues> {
  /** A message of the service about this field. */
  failure?: string;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  /** The field that is validated again when this one changes. */
  deps?: Path<Input>;
}

export interface FormWithFields<Input extends FieldValues, Output> extends UseFormReturn<Input, unknown, Output> {
  /** The props of a field: its registration, and its message in the language of the page. */
  field: <Name extends Path<Input>>(
    name: Name,
    options?: FieldOptions<Input>,
  ) => UseFormRegisterReturn<Name> & { errorMessage: string | undefined };
}

/** What this form library reads from the type of a zod schema. */
interface Schema<Input, Output> {
  _zod: { input: Input; output: Output };
}

/**
 * The form of a schema. After a refused submit its first invalid field takes the focus. The returned object is new in
 * each render, unlike its functions.
 */
export function useFields<Input extends FieldValues, Output>(
  schema: Schema<Input, Output>,
  defaultValues: DefaultValues<Input>,
): FormWithFields<Input, Output> {
  const translate = useMessages();
  const validate = zodResolver(schema);
  const resolver: Resolver<Input, unknown, Output> = async (...values) => {
    const result = await validate(...values);
    for (const error of Object.values(result.errors)) {
      if (typeof error?.message === 'string') error.message = translate(error.message);
    }
    return result;
  };
  const form = useForm({ resolver, defaultValues, shouldFocusError: false });
  const { errors, submitCount } = form.formState;

  const focusFirstInvalid = useEffectEvent(() => {
    const [first] = Object.values<{ ref?: unknown } | undefined>(errors)
      .map((error) => error?.ref)
      .filter((field) => field instanceof HTMLElement)
      .toSorted((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
    first?.focus();
  });
  // Not by the form library, which moves focus before the messages are rendered: screen readers read the message with
  // the field that takes the focus.
  useLayoutEffect(() => {
    if (submitCount > 0) focusFirstInvalid();
  }, [submitCount]);

  return {
    ...form,
    field: (name, { failure, ...options } = {}) => ({
      errorMessage: form.getFieldState(name, form.formState).error?.message ?? failure,
      ...form.register(name, options),
    }),
  };
}
