import { answerLine } from '../schemas/answerLine.ts';
import type { Invitation } from '../schemas/invitation.ts';
import type { MailDraft } from '../schemas/mailtoLink.ts';

export interface InvitationMailTexts {
  mailbox: string;
  /** `{eventName}` and `{eventDate}` are replaced with the answers. */
  subject: string;
  opening: string;
  /** States that the requirements are accepted. */
  accepted: string;
  labels: Record<Exclude<keyof Invitation, 'requirements'>, string>;
}

/** Single-line answers, in the order of the message. */
const lines = [
  'eventName',
  'eventDate',
  'location',
  'organizationName',
  'audienceSize',
  'budget',
] as const satisfies readonly (keyof Invitation)[];

const contact = ['contactName', 'contactEmail', 'contactPhone'] as const satisfies readonly (keyof Invitation)[];

/** The e-mail with the whole invitation (REQ-CAL-5). */
export function invitationMail(invitation: Invitation, texts: InvitationMailTexts): MailDraft {
  const { mailbox, opening, accepted, labels } = texts;
  const listed = (names: readonly (keyof typeof labels)[]) =>
    names.map((name) => answerLine(labels[name], invitation[name])).join('\n');
  const paragraphs = [
    opening,
    listed(lines),
    `${labels.eventDescription}:\n${invitation.eventDescription}`,
    ...(invitation.additionalNotes ? [`${labels.additionalNotes}:\n${invitation.additionalNotes}`] : []),
    accepted,
    listed(contact),
  ];
  // A replacer function, because '$' in a replacement string has a special meaning.
  const subject = texts.subject.replaceAll(
    /\{(eventName|eventDate)\}/g,
    (_placeholder, name: 'eventName' | 'eventDate') => invitation[name].replaceAll(/\s+/g, ' '),
  );
  return { mailbox, subject, body: paragraphs.join('\n\n') };
}
