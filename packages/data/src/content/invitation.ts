import { brand } from './brand.ts';
import { speakingRider } from './speakingRider.ts';

const labels = {
  eventName: 'Event name',
  eventDate: 'Event date',
  location: 'Location',
  organizationName: 'Organization name',
  contactName: 'Contact name',
  contactEmail: 'Contact e-mail',
  contactPhone: 'Phone',
  audienceSize: 'Audience size',
  budget: 'Budget',
  eventDescription: 'About the event',
  additionalNotes: 'Anything else',
};

/** The rider, the box, and the form behind it (specification §3, §4, 'Invitation flow'; §5, 'Invitation form'). */
export const invitation = {
  heading: `Invite ${brand.shortName}`,
  lede: 'Read the rider first. It saves us both a telephone call.',
  requirements: speakingRider.requirements,
  gate: { label: 'We accept all eight requirements', hint: 'Tick to tear off the form.' },
  labels,
  placeholders: {
    eventDate: '12-14 March, or spring',
    location: 'City, country',
    audienceSize: '400 owners',
    budget: '€15,000 - €50,000',
    eventDescription: 'What changed last year because of it?',
  },
  optional: '(optional)',
  note: 'Your mail program opens with this written out. Nothing is sent from here.',
  submit: 'Write the e-mail',
  cancel: 'Cancel',
  close: 'Close',
  /** The message that the mail program opens with. `{eventName}` and `{eventDate}` stand for the answers. */
  mail: {
    mailbox: brand.mailboxes.speaking,
    subject: 'Speaking invitation: {eventName}, {eventDate}',
    opening: `We would like to invite ${brand.name} to speak.`,
    accepted: 'We have read the eight speaking requirements and accept them.',
    labels,
  },
};
