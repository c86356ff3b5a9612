import type { Invitation } from '../schemas/invitation.ts';

/** The words around the answers. */
export interface InvitationMailTexts {
  /** Who receives it. */
  mailbox: string;
  /** `{eventName}` and `{eventDate}` stand for the answers. */
  subject: string;
  opening: string;
  /** Says that the requirements were read and accepted. */
  accepted: string;
  /** What stands before each answer. */
  labels: Record<Exclude<keyof Invitation, 'requirements'>, string>;
}

/** Answers of one line, in the order of the message. */
const lines = [
  'eventName',
  'eventDate',
  'location',
  'organizationName',
  'audienceSize',
  'budget',
] as const satisfies readonly (keyof Invitation)[];

const contact = ['contactName', 'contactEmail', 'contactPhone'] as const satisfies readonly (keyof Invitation)[];

/**
 * The address that opens the visitor's mail program with the invitation written out (specification §4, 'Invitation
 * flow'). Lines end with CRLF (RFC 6068, 5).
 */
export function invitationMail(invitation: Invitation, texts: InvitationMailTexts): string {
  const { mailbox, opening, accepted, labels } = texts;
  const listed = (names: readonly (keyof typeof labels)[]) =>
    names.map((name) => `${labels[name]}: ${invitation[name]}`).join('\n');
  const paragraphs = [
    opening,
    listed(lines),
    `${labels.eventDescription}:\n${invitation.eventDescription}`,
    ...(invitation.additionalNotes ? [`${labels.additionalNotes}:\n${invitation.additionalNotes}`] : []),
    accepted,
    listed(contact),
  ];
  // A function as replacement: an answer with '$' in it stays what it is.
  const subject = texts.subject.replaceAll(
    /\{(eventName|eventDate)\}/g,
    (_placeholder, name: 'eventName' | 'eventDate') => invitation[name].replaceAll(/\s+/g, ' '),
  );
  const body = paragraphs.join('\n\n').replaceAll(/\r\n?|\n/g, '\r\n');
  return `mailto:${mailbox}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
