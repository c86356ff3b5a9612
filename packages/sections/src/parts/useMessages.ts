import { use } from 'react';
import { messageText } from '@podium/data/schemas/messages.ts';
import { englishMessages } from './englishMessages.tsx';
import { MessagesContext } from './messages.tsx';

/** Returns the text for a message of a schema or of the service. */
export function useMessages(): (message: string) => string {
  const texts = { ...englishMessages, ...use(MessagesContext) };
  return (message) => messageText(texts, message);
}
