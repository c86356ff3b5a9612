import * as z from 'zod/mini';
import { emailField, MAXIMUM_LONG_TEXT, MAXIMUM_PHONE, optionalLine, requiredText } from './limits.ts';

/** The invitation form (REQ-CAL-5). */
export const invitationSchema = z.object({
  eventName: requiredText('Event name', 'Event name is required'),
  /** Free text: '2025-09-11', 'spring'. */
  eventDate: requiredText('Event date', 'Event date is required'),
  location: requiredText('Location', 'Location is required'),
  contactName: requiredText('Contact name', 'Contact name is required'),
  contactEmail: emailField('Valid email is required'),
  contactPhone: requiredText('Phone', 'Phone number is required', { maximum: MAXIMUM_PHONE }),
  organizationName: requiredText('Organization name', 'Organization name is required'),
  eventDescription: requiredText('Event description', 'Please provide more details about the event', {
    minimum: 10,
    maximum: MAXIMUM_LONG_TEXT,
  }),
  audienceSize: requiredText('Audience size', 'Expected audience size is required'),
  budget: requiredText('Budget', 'Budget information is required'),
  requirements: z
    .boolean('You must accept the requirements')
    .check(z.refine((accepted) => accepted, { error: 'You must accept the requirements' })),
  additionalNotes: optionalLine('Additional notes', MAXIMUM_LONG_TEXT),
});
export type InvitationInput = z.input<typeof invitationSchema>;
export type Invitation = z.output<typeof invitationSchema>;
