import { useId } from 'react';

export interface FieldIds {
  control: string;
  label: string;
  hint: string;
  message: string;
  count: string;
  /** For `aria-describedby`: the message first, then the hint, then the count; undefined where there is none of them. */
  describedBy: string | undefined;
}

interface FieldParts {
  id?: string;
  hint?: string;
  errorMessage?: string;
  hasCount?: boolean;
}

/** The ids that tie a control to its label, hint, message and count. */
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
