import { brand, contactPage } from '@podium/brands/active/content.ts';
import type { ContactMessage } from '@podium/data/schemas/contact.ts';
import { labelledAnswers } from '@podium/data/schemas/formFields.ts';
import type { Environment } from '../environment.ts';
import { acknowledgementMail, ownerMail } from './lead.ts';
import type { Mail } from './mail.ts';

const titles: Record<ContactMessage['inquiry_type'], string> = {
  general: 'A message',
  speaking: 'A message about speaking',
  media: 'A media request',
  partnership: 'A message about a partnership',
};

/** The mails to the owner and to the sender. */
export function contactMessageMails(
  id: string,
  message: ContactMessage,
  environment: Environment,
): { owner: Mail; acknowledgement: Mail } {
  const lead = { ...message, id };
  const title = titles[message.inquiry_type];
  return {
    owner: ownerMail(
      lead,
      {
        to: brand.mailboxes.owner,
        subject: `${title}, from ${message.name}`,
        title,
        kind: 'Message',
        // The title names the type.
        facts: labelledAnswers(contactPage.form, { ...message, inquiry_type: '' }),
        aside: 'Promised: an answer as soon as possible.',
      },
      environment,
    ),
    acknowledgement: acknowledgementMail(
      lead,
      {
        subject: 'Your message arrived',
        title: 'Your message is on the desk',
        kind: 'Message',
        promise: contactPage.form.successPanel.text,
      },
      environment,
    ),
  };
}
