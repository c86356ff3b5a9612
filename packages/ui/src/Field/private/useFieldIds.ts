import { useId } from 'react';

export interface FieldIds {
  control: string;
  label: string;
  hint: string;
  message: string;
  /** For `aria-describedby`: the message first, then the hint; undefined where there is neither. */
  describedBy: string | undefined;
}

/** The ids that tie a control to its label, hint and message. */
export function useFieldIds(words: { id?: string; hint?: string; errorMessage?: string }): FieldIds {
  const ownId = useId();
  const control = words.id ?? ownId;
  const hint = `${control}-hint`;
  const message = `${control}-message`;
  const descriptions = [words.errorMessage && message, words.hint && hint].filter(Boolean);
  return { control, label: `${control}-label`, hint, message, describedBy: descriptions.join(' ') || undefined };
}
