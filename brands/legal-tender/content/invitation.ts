import { brand } from './brand.ts';
import { invitationTexts } from '../../standard/formTexts.ts';
import { speakingRequirements } from './speakingRequirements.ts';

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

/** The requirements, their checkbox, and the invitation form (REQ-CAL-5). */
export const invitation = {
  heading: `Invite ${brand.shortName}`,
  lede: 'Read the rider first. It saves us both a telephone call.',
  requirements: speakingRequirements.requirements,
  consent: { label: 'We accept all eight requirements', hint: 'Tick to tear off the form.' },
  labels,
  placeholders: {
    eventDate: '12-14 March, or spring',
    location: 'City, country',
    audienceSize: '400 owners',
    budget: '€15,000 - €50,000',
    eventDescription: 'What changed last year because of it?',
  },
  ...invitationTexts,
  /** The e-mail with the invitation. `{eventName}` and `{eventDate}` are the answers. */
  mail: {
    mailbox: brand.mailboxes.speaking,
    subject: 'Speaking invitation: {eventName}, {eventDate}',
    opening: `We would like to invite ${brand.name} to speak.`,
    accepted: 'We have read the eight speaking requirements and accept them.',
    labels,
  },
};
