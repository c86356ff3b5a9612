import type { ContactMessage, InquiryType } from '../schemas/contact.ts';
import { brand } from './brand.ts';
import { contactDetails } from './contactDetails.ts';
import { inquiryForms } from './inquiryForms.ts';
import { formWithoutScripts } from './withoutScripts.ts';

const { videoChannel, podcast, network, social } = brand.links;

interface FieldText {
  label: string;
  placeholder?: string;
  hint?: string;
}

/** Under the names of the wire; the tabs are the field `inquiry_type`, and each has a placeholder for the message. */
const fields: Record<Exclude<keyof ContactMessage, 'inquiry_type'>, FieldText> = {
  name: { label: 'Name' },
  email: { label: 'E-mail', placeholder: 'you@company.example' },
  phone: { label: 'Phone', placeholder: '+31 ...' },
  company: { label: 'Company' },
  message: { label: 'Message', hint: '10 to 1,000 characters' },
};

/** The first tab is the one that is open at first. */
const tabs: { value: InquiryType; label: string; placeholder: string }[] = [
  { value: 'general', label: 'General', placeholder: 'Who you are, what you need, by when.' },
  { value: 'speaking', label: 'Speaking', placeholder: 'The date, the city, the room, and who sits in it.' },
  { value: 'media', label: 'Media', placeholder: 'Your outlet, your deadline, your first question.' },
  { value: 'partnership', label: 'Partnership', placeholder: 'What you bring, what you want, what you have tried.' },
];

/** The page /contact (specification §2, §4, §8). */
export const contactPage = {
  heading: 'One desk, four kinds of letter',
  address: contactDetails.owner,
  /** Only an inquiry for a date is promised 48 hours; a message is promised 'as soon as possible' (specification §8). */
  stamp: { figure: '48', text: 'hours at most, for dates' },
  form: {
    tabsLabel: 'Kind of letter',
    tabs,
    optional: inquiryForms.optional,
    fields,
    withoutScripts: formWithoutScripts(contactDetails.owner),
    submit: 'Send message',
    submitting: inquiryForms.sending,
    note: 'A note that it arrived goes to your own address.',
    failureToast: inquiryForms.failureToast,
    thankYou: {
      heading: 'Message Sent!',
      text: "We'll get back to you as soon as possible.",
      keepOpen: inquiryForms.keepOpen,
    },
  },
  margin: {
    label: 'Other ways to reach us',
    direct: [
      { label: 'Dates and stages', link: contactDetails.speaking },
      { label: 'Interviews', link: contactDetails.press },
      { label: 'Telephone', link: contactDetails.phone },
    ],
    elsewhere: {
      label: 'Elsewhere',
      /** Outside the site: each opens in a new tab. */
      links: [videoChannel, podcast, network, ...social],
    },
  },
};
