import { createContext, use } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';

/** The words for messages of validation and of the service, by their English text. */
export type Messages = Readonly<Record<string, string>>;

const MessagesContext = createContext<Messages>({});

/** Supplies the messages of forms in the language of the page. A message that is left out is shown in English. */
export const MessagesProvider = MessagesContext.Provider;

/** Returns the words for a message. */
export function useMessages(): (message: string) => string {
  const messages = use(MessagesContext);
  return (message) => messages[message] ?? message;
}

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
