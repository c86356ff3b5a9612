import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { newsletterSchema, NewsletterValues } from '@podium/data/schemas/newsletter.ts';
import { type Submission, useMessages } from './useSubmission.ts';

type Schema = Pick<typeof newsletterSchema, 'safeParse'>;

/** The only field of a form. It is uncontrolled, because it can be filled in before hydration. */
export function useEmailField(schema: Schema, { isBusy: readOnly, forget }: Submission) {
  const translate = useMessages();
  const ref = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [errorMessage, setErrorMessage] = useState<string>();
  const onInput = () => setEmail(ref.current?.value ?? '');

  /** Returns the valid value. Without one, the field shows why and takes focus. */
  const check = (): NewsletterValues | undefined => {
    const { data, error } = schema.safeParse({ email: ref.current?.value });
    // Rendered before focus moves: screen readers read the message with the field.
    flushSync(() => setErrorMessage(error && translate(error.issues[0]?.message ?? '')));
    if (error) {
      forget();
      ref.current?.focus();
    } else {
      setEmail(data.email);
    }
    return data;
  };

  const field = { name: 'email', type: 'email', autoComplete: 'email', ref, onInput, readOnly, errorMessage } as const;
  return { field, email, check };
}
