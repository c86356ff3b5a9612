import { audienceSizes, budgetRanges, eventTypes, type SpeakingInquiry } from '../schemas/speakingInquiry.ts';
import { inquiryForms } from './inquiryForms.ts';

const eventTypeLabels: Record<(typeof eventTypes)[number], string> = {
  conference: 'Conference',
  corporate: 'Corporate',
  workshop: 'Workshop',
  panel: 'Panel',
  keynote: 'Keynote',
  other: 'Other',
};

const budgetLabels: Record<(typeof budgetRanges)[number], string> = {
  'under-10k': 'Under €10K',
  '10k-25k': '€10K-25K',
  '25k-50k': '€25K-50K',
  '50k-plus': '€50K and more',
};

const audienceLabels: Record<(typeof audienceSizes)[number], string> = {
  'under-100': 'Under 100',
  '100-500': '100-500',
  '500-1000': '500-1,000',
  '1000-plus': '1,000 and more',
};

interface FieldText {
  label: string;
  placeholder?: string;
  hint?: string;
}

/** Under the names of the wire, as the schema has them. */
const fields: Record<keyof SpeakingInquiry, FieldText> = {
  name: { label: 'Name' },
  email: { label: 'E-mail', placeholder: 'you@company.example' },
  company: { label: 'Company' },
  event_date_range: { label: 'Dates', placeholder: '12-14 March, or spring' },
  event_type: { label: 'Event type' },
  budget_range: { label: 'Budget' },
  audience_size: { label: 'People in the room' },
  message: {
    label: 'Message',
    placeholder: 'What should the room be able to do on Monday?',
    hint: 'Ten characters or more',
  },
};

/** The page /speaking: its head and its form (specification §2, §4, §8, §9). The rider and the cards stand elsewhere. */
export const speakingPage = {
  heading: 'Put one real deal on your stage',
  lede: 'Tell us the date, the city and the room. A person answers within 48 hours, with a yes, a no or a question.',
  form: {
    heading: 'Speaking inquiry',
    optional: inquiryForms.optional,
    fields,
    options: {
      event_type: eventTypes.map((value) => ({ value, label: eventTypeLabels[value] })),
      budget_range: budgetRanges.map((value) => ({ value, label: budgetLabels[value] })),
      audience_size: audienceSizes.map((value) => ({ value, label: audienceLabels[value] })),
    },
    submit: 'Submit Speaking Request',
    submitting: inquiryForms.sending,
    note: 'Read by one person. Answered within 48 hours.',
    failureToast: inquiryForms.failureToast,
    thankYou: {
      heading: 'Inquiry Submitted!',
      text: "We'll get back to you within 48 hours.",
      keepOpen: inquiryForms.keepOpen,
    },
  },
};
