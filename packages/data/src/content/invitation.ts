import { brand } from './brand.ts';
import { speakingRider } from './speakingRider.ts';

/** The rider, the box, and the form behind it (specification §3, §4, 'Invitation flow'; §5, 'Invitation form'). */
export const invitation = {
  heading: `Invite ${brand.shortName}`,
  lede: 'Read the rider first. It saves us both a telephone call.',
  requirements: speakingRider.requirements,
  gate: { label: 'We accept all eight requirements', hint: 'Tick to tear off the form.' },
  fields: {
    eventName: { label: 'Event name' },
    eventDate: { label: 'Event date', placeholder: '12-14 March 2027' },
    location: { label: 'Location', placeholder: 'City, country' },
    organizationName: { label: 'Organization name' },
    contactName: { label: 'Contact name' },
    contactEmail: { label: 'Contact e-mail' },
    contactPhone: { label: 'Phone' },
    audienceSize: { label: 'Audience size', placeholder: '400 owners' },
    budget: { label: 'Budget', placeholder: '€15,000 - €50,000' },
    eventDescription: { label: 'About the event', placeholder: 'What changed last year because of it?' },
    additionalNotes: { label: 'Anything else', placeholder: 'Language, stage, dinner' },
  },
  optional: '(optional)',
  note: 'Your mail program opens with this written out. Nothing is sent from here.',
  submit: 'Write the e-mail',
  cancel: 'Cancel',
  close: 'Close',
  /** Where the message goes. */
  mailbox: brand.mailboxes.speaking,
  /** The message that the mail program opens with. `{eventName}` and `{eventDate}` stand for the answers. */
  mail: {
    subject: 'Speaking invitation: {eventName}, {eventDate}',
    opening: `We would like to invite ${brand.name} to speak.`,
    accepted: 'We have read the eight speaking requirements and accept them.',
  },
};
