import type { ContactMessage, ContactTopic, InquiryType } from '@podium/data/schemas/contact.ts';
import type { FieldOption, FieldTexts } from '@podium/data/schemas/formFields.ts';
import { brand } from './brand.ts';
import { contactDetails } from '../../standard/contactDetails.ts';
import { contactFormTexts } from '../../standard/formTexts.ts';

const { videoChannel, podcast, network, social } = brand.links;

/** In the order of the page. */
const fields: FieldTexts<ContactMessage>['fields'] = {
  inquiry_type: { label: 'Kind of letter' },
  name: { label: 'Name' },
  email: { label: 'E-mail', placeholder: 'you@company.example' },
  phone: { label: 'Phone', placeholder: '+31 ...' },
  company: { label: 'Company' },
  message: { label: 'Message', hint: '10 to 1,000 characters' },
};

/** Each tab has a placeholder for the message; the first is the default (REQ-CON-1). */
const tabs: (FieldOption<InquiryType> & { placeholder: string })[] = [
  { value: 'general', label: 'General', placeholder: 'Who you are, what you need, by when.' },
  { value: 'speaking', label: 'Speaking', placeholder: 'The date, the city, the room, and who sits in it.' },
  { value: 'media', label: 'Media', placeholder: 'Your outlet, your deadline, your first question.' },
  { value: 'partnership', label: 'Partnership', placeholder: 'What you bring, what you want, what you have tried.' },
];

export const contactPage = {
  heading: 'One desk, four kinds of letter',
  address: contactDetails.owner,
  /** Only inquiries about dates are promised 48 hours; a message is answered 'as soon as possible'. */
  promise: { figure: '48', text: 'hours at most, for dates' },
  form: {
    ...contactFormTexts,
    fields,
    options: { inquiry_type: tabs },
    submit: 'Send message',
    note: 'A note that it arrived goes to your own address.',
  },
  about: { label: 'You asked about', remove: 'Remove', message: 'Please send the working of “{title}”.' },
  margin: {
    label: 'Other ways to reach us',
    direct: [
      { label: 'Dates and stages', link: contactDetails.speaking },
      { label: 'Interviews', link: contactDetails.press },
      { label: 'Telephone', link: contactDetails.phone },
    ],
    elsewhere: {
      label: 'Elsewhere',
      /** External links: each opens a new tab. */
      links: [videoChannel, podcast, network, ...social],
    },
  },
};

/** The slug of the link on /tv. */
export const companyOfferSlug = 'company-offer';

export const contactTopics: ContactTopic[] = [
  {
    slug: companyOfferSlug,
    title: 'A company for the series',
    message: 'What we sell:\nSince:\nWhy I would stop:\nThe price I have in mind:',
  },
];
