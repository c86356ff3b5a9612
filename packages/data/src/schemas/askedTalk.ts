import type { Talk } from './talk.ts';

/** The id of the place in the inquiry form to which the link of a talk leads. */
export function talkAnchor({ id }: Pick<Talk, 'id'>): string {
  return `talk-${id}`;
}

export function talkOf(hash: string, talks: readonly Talk[]): Talk | undefined {
  return talks.find((talk) => hash === `#${talkAnchor(talk)}`);
}

/** The message with the title of the talk in front, in place of the title of another talk. */
export function messageAbout(talk: Talk, message: string, talks: readonly Talk[]): string {
  const before = talks.find(({ title }) => message.startsWith(opening(title)));
  return opening(talk.title) + (before ? message.slice(opening(before.title).length) : message);
}

function opening(title: string): string {
  return `${title}: `;
}
