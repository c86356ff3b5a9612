import { messages } from '@podium/brands/active/content.ts';
import { englishMessages } from '@podium/sections/parts/englishMessages';
import { type Message, messageText } from '@podium/data/schemas/messages.ts';

/** A message in the language of the site. */
export function messageSentence(message: Message): string {
  return messageText({ ...englishMessages, ...messages }, message);
}
