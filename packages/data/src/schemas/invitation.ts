import * as z from 'zod/mini';
import {
  cleanText,
  emailField,
  MAXIMUM_LONG_TEXT,
  MAXIMUM_PHONE,
  optionalField,
  requiredConsent,
  requiredText,
} from './limits.ts';

/** The invitation form (REQ-CAL-5). */
export const invitationSchema = z.object({
  eventName: requiredText('event_name'),
  /** Free text: '2025-09-11', 'spring'. */
  eventDate: requiredText('event_date'),
  location: requiredText('location'),
  contactName: requiredText('contact_name'),
  contactEmail: emailField('contact_email_invalid'),
  contactPhone: requiredText('phone', { maximum: MAXIMUM_PHONE }),
  organizationName: requiredText('organization_name'),
  eventDescription: requiredText('event_description', { minimum: 10, maximum: MAXIMUM_LONG_TEXT }),
  audienceSize: requiredText('audience_size'),
  budget: requiredText('budget'),
  requirements: requiredConsent('requirements_not_accepted'),
  additionalNotes: optionalField('notes', MAXIMUM_LONG_TEXT, cleanText),
});
export type InvitationInput = z.input<typeof invitationSchema>;
export type Invitation = z.output<typeof invitationSchema>;
