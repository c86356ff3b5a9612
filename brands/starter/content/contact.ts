import type { ContactMessage, InquiryType } from '@podium/data/schemas/contact.ts';
import type { FieldOption, FieldTexts } from '@podium/data/schemas/formFields.ts';
import { contactDetails } from '../../standard/contactDetails.ts';
import { contactFormTexts } from '../../standard/formTexts.ts';
import { profiles } from './brand.ts';

/** In the order of the page. */
const fields: FieldTexts<ContactMessage>['fields'] = {
  inquiry_type: { label: 'What is it about?' },
  name: { label: 'Name' },
  email: { label: 'E-mail', placeholder: 'you@work.example' },
  phone: { label: 'Phone', placeholder: '+47 ...' },
  company: { label: 'Organisation' },
  message: { label: 'Message', hint: '10 to 1,000 characters' },
};

/** Each tab has a placeholder for the message; the first is the default. */
const tabs: (FieldOption<InquiryType> & { placeholder: string })[] = [
  { value: 'general', label: 'A question', placeholder: 'Ask as you would ask across a table.' },
  { value: 'speaking', label: 'A talk', placeholder: 'The date, the city, and who is in the room.' },
  { value: 'media', label: 'An interview', placeholder: 'Your outlet, your deadline, your first question.' },
  { value: 'partnership', label: 'A project', placeholder: 'What you want to find out, and where.' },
];

export const contactPage = {
  heading: 'Write to us',
  address: contactDetails.owner,
  promise: { figure: '48', text: 'hours at most, for questions about dates' },
  form: {
    ...contactFormTexts,
    fields,
    options: { inquiry_type: tabs },
    submit: 'Send the message',
    note: 'A short receipt goes to your own address.',
  },
  margin: {
    label: 'Other ways to reach us',
    direct: [
      { label: 'Talks', link: contactDetails.speaking },
      { label: 'Interviews', link: contactDetails.press },
      { label: 'Telephone', link: contactDetails.phone },
    ],
    elsewhere: { label: 'Elsewhere', links: profiles },
  },
};
