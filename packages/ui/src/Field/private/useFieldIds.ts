import { useId } from 'react';

export interface FieldIds {
  control: string;
  label: string;
  hint: string;
  message: string;
  count: string;
  /** Value of `aria-describedby`: message, hint and count, in this order. Undefined if the field has none of them. */
  describedBy: string | undefined;
}

interface FieldParts {
  id?: string;
  hint?: string;
  errorMessage?: string;
  hasCount?: boolean;
}

/** The ids that connect a control with its label, hint, message and count. */
export function useFieldIds({ id, hint, errorMessage, hasCount }: FieldParts): FieldIds {
  const ownId = useId();
  const control = id ?? ownId;
  const ids = {
    control,
    label: `${control}-label`,
    hint: `${control}-hint`,
    message: `${control}-message`,
    count: `${control}-count`,
  };
  const descriptions = [errorMessage && ids.message, hint && ids.hint, hasCount && ids.count].filter(Boolean);
  return { ...ids, describedBy: descriptions.join(' ') || undefined };
}
