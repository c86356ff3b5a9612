import type { FieldTexts } from '@podium/data/schemas/formFields.ts';
import type { SpeakingInquiry } from '@podium/data/schemas/speakingInquiry.ts';
import { anchors } from '@podium/data/schemas/site.ts';
import { invitationTexts, speakingFormTexts } from '../../standard/formTexts.ts';
import { pages } from '../pages.ts';
import { brand } from './brand.ts';

type Texts = FieldTexts<SpeakingInquiry>;

export const speakingCards = {
  anchor: anchors.speakingCards,
  label: 'Speaking',
  keynote: {
    title: 'Keynotes',
    description:
      'Forty-five minutes: one measurement, what it changed, and what your room can do with it. From a hundred seats to three thousand.',
    action: { label: 'Book a keynote', href: pages.speaking.path },
  },
  workshops: {
    title: 'Team workshops',
    description: 'Bring one decision that depends on water. Leave with a page that says when to change course.',
    action: { label: 'See the workshops', href: pages.programs.path },
  },
  summits: {
    title: 'Reading evenings',
    description:
      'A chapter, a table of things from the sea, and an hour of questions. For libraries, schools and festivals.',
    action: { label: 'Plan an evening', href: pages.speaking.path },
  },
};

/** In the order of the page. */
const fields: Texts['fields'] = {
  name: { label: 'Name' },
  email: { label: 'E-mail', placeholder: 'you@work.example' },
  company: { label: 'Organisation' },
  event_date_range: { label: 'Dates', placeholder: '12-14 March, or spring' },
  event_type: { label: 'Kind of event' },
  budget_range: { label: 'Budget' },
  audience_size: { label: 'People in the room' },
  message: {
    label: 'Message',
    placeholder: 'Where are you, and what does the room need to decide?',
    hint: 'Ten characters or more',
  },
};

const options: Texts['options'] = {
  event_type: [
    { value: 'conference', label: 'Conference' },
    { value: 'corporate', label: 'Company event' },
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

export const speakingPage = {
  heading: 'A talk for the place you are in',
  lede: 'Tell us the date, the city and the room. A person answers within 48 hours: a yes, a no or a question.',
  facts: [{ term: 'Answer within', value: '48 hours' }],
  rooms: 'Rooms in {year}',
  form: {
    ...speakingFormTexts,
    heading: 'Ask for a talk',
    fields,
    options,
    submit: 'Send the inquiry',
    note: 'Schools and public libraries: choose the lowest budget. We will find a way.',
  },
};

export const speakingRequirements = {
  heading: 'What makes it work',
  note: 'Five lines, so that nobody is surprised on the day.',
  requirements: [
    'Train tickets for trips under eight hours, economy flights for longer ones',
    'A quiet hotel within walking distance of the room',
    'A projector, a headset microphone and an hour for the sound check',
    'A call two weeks before, with someone who knows the audience',
    'At least fifteen minutes for questions',
  ],
};

const invitationLabels = {
  eventName: 'Event name',
  eventDate: 'Event date',
  location: 'Location',
  organizationName: 'Organisation',
  contactName: 'Your name',
  contactEmail: 'Your e-mail',
  contactPhone: 'Phone',
  audienceSize: 'Audience size',
  budget: 'Budget',
  eventDescription: 'About the event',
  additionalNotes: 'Anything else',
};

export const invitation = {
  heading: `Invite ${brand.shortName}`,
  lede: 'First the five things that make a talk work, then the form.',
  requirements: speakingRequirements.requirements,
  consent: { label: 'We accept all five', hint: 'Tick the box and the form opens.' },
  labels: invitationLabels,
  placeholders: {
    eventDate: '12-14 March, or spring',
    location: 'City, country',
    audienceSize: '300 planners',
    budget: '€8,000 and travel',
    eventDescription: 'Who comes, and what do they have to decide?',
  },
  ...invitationTexts,
  mail: {
    mailbox: brand.mailboxes.speaking,
    subject: 'Speaking invitation: {eventName}, {eventDate}',
    opening: `We would like to invite ${brand.name} to speak.`,
    labels: invitationLabels,
    accepted: 'We have read the five requirements and accept them.',
  },
};
