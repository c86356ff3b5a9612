import { createContext, use } from 'react';

/** The words for messages of validation and of the service, by their English text. */
export type Messages = Readonly<Record<string, string>>;

const MessagesContext = createContext<Messages>({});

/** Supplies the messages of forms in the language of the page. A message that is left out is shown in English. */
export const MessagesProvider = MessagesContext.Provider;

export function useMessages(): (message: string) => string {
  const messages = use(MessagesContext);
  return (message) => messages[message] ?? message;
}
