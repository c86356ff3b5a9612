import type { Talk } from './talk.ts';

/** Id of the anchor in the inquiry form to which the link of a talk leads. */
export function talkAnchor({ id }: Pick<Talk, 'id'>): string {
  return `talk-${id}`;
}

export function talkOf(hash: string, talks: readonly Talk[]): Talk | undefined {
  return talks.find((talk) => hash === `#${talkAnchor(talk)}`);
}

/** Starts the message with the title of the talk. Replaces the title of another talk. */
export function messageAbout(talk: Talk, message: string, talks: readonly Talk[]): string {
  const before = talks.find(({ title }) => message.startsWith(opening(title)));
  return opening(talk.title) + (before ? message.slice(opening(before.title).length) : message);
}

function opening(title: string): string {
  return `${title}: `;
}
