import { useId } from 'react';

export type FieldIds = ReturnType<typeof useFieldIds>;

interface FieldParts {
  id?: string;
  hint?: string;
  errorMessage?: string;
  hasCount?: boolean;
  isRequired?: boolean;
}

/** The ids that connect a control with its label, hint, message and count, and the attributes that refer to them. */
export function useFieldIds({ id, hint, errorMessage, hasCount, isRequired }: FieldParts) {
  const ownId = useId();
  const control = id ?? ownId;
  const ids = {
    control,
    label: `${control}-label`,
    hint: `${control}-hint`,
    message: `${control}-message`,
    count: `${control}-count`,
  };
  // Screen readers read them in this order.
  const descriptions = [errorMessage && ids.message, hint && ids.hint, hasCount && ids.count].filter(Boolean);
  const aria = {
    'aria-describedby': descriptions.join(' ') || undefined,
    'aria-invalid': errorMessage ? true : undefined,
    'aria-required': isRequired,
  };
  return { ...ids, aria };
}
