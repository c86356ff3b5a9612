import { contactPage, mailTexts } from '@podium/brands/active/content.ts';
import type { ContactMessage } from '@podium/data/schemas/contact.ts';
import { chosenAnswers, labelledAnswers } from '@podium/data/schemas/formFields.ts';
import type { Environment } from '../environment.ts';
import { fillIn } from './fillIn.ts';
import { acknowledgementMail, ownerMail } from './lead.ts';

const { contact: words } = mailTexts;

export function contactMessageMails(id: string, message: ContactMessage, environment: Environment) {
  const lead = { ...message, id };
  const title = words.owner.titles[message.inquiry_type];
  return {
    owner: ownerMail(environment, lead, {
      subject: fillIn(words.owner.subject, { title, name: message.name }),
      title,
      kind: words.kind,
      // The title names the type.
      facts: labelledAnswers(contactPage.form, { ...message, inquiry_type: '' }),
      aside: words.owner.aside,
    }),
    acknowledgement: acknowledgementMail(environment, lead, {
      subject: words.subject,
      title: words.title,
      kind: words.kind,
      promise: words.promise,
      facts: chosenAnswers(contactPage.form, message),
    }),
  };
}
