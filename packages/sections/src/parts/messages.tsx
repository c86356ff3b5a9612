import { createContext } from 'react';
import type { MessageCode } from '@podium/data/schemas/messages.ts';

/** Texts of messages by their code, and of sentences of the auth service by their English text. */
export type Messages = Readonly<Partial<Record<MessageCode, string>> & Record<string, string>>;

export const MessagesContext = createContext<Messages>({});

/** Supplies the messages of forms in the language of the page. A message that is left out is shown in English. */
export const MessagesProvider = MessagesContext.Provider;
