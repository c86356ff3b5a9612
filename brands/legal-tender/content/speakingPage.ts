import type { FieldTexts } from '@podium/data/schemas/formFields.ts';
import type { SpeakingInquiry } from '@podium/data/schemas/speakingInquiry.ts';
import { speakingFormTexts } from '../../standard/formTexts.ts';
import { feeRange } from './speakingRequirements.ts';

type Texts = FieldTexts<SpeakingInquiry>;

const options: Texts['options'] = {
  event_type: [
    { value: 'conference', label: 'Conference' },
    { value: 'corporate', label: 'Corporate' },
    { value: 'workshop', label: 'Workshop' },
    { value: 'panel', label: 'Panel' },
    { value: 'keynote', label: 'Keynote' },
    { value: 'other', label: 'Other' },
  ],
  budget_range: [
    { value: 'under-10k', label: 'Under €10K' },
    { value: '10k-25k', label: '€10K-25K' },
    { value: '25k-50k', label: '€25K-50K' },
    { value: '50k-plus', label: '€50K and more' },
  ],
  audience_size: [
    { value: 'under-100', label: 'Under 100' },
    { value: '100-500', label: '100-500' },
    { value: '500-1000', label: '500-1,000' },
    { value: '1000-plus', label: '1,000 and more' },
  ],
};

/** In the order of the page. */
const fields: Texts['fields'] = {
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

/** Top and form of /speaking. The other parts have their own content modules. */
export const speakingPage = {
  heading: 'Put one real deal on your stage',
  lede: 'Tell us the date, the city and the room. A person answers within 48\u00a0hours, with a yes, a no or a question.',
  facts: [
    { term: 'Speaking fee range', value: feeRange },
    { term: 'Answer within', value: '48\u00a0hours' },
  ],
  rooms: 'Rooms in {year}',
  form: {
    ...speakingFormTexts,
    heading: 'Speaking inquiry',
    fields,
    options,
    submit: 'Submit Speaking Request',
    note: 'Read by one person. Answered within 48\u00a0hours.',
  },
};
