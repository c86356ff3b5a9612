import * as z from 'zod/mini';
import {
  ADDRESS_PATTERN,
  atLeast,
  atMost,
  cleanCode,
  cleanText,
  MAXIMUM_EMAIL,
  MAXIMUM_LONG_TEXT,
  MAXIMUM_NAME,
  MAXIMUM_PHONE,
  optionalLine,
} from './limits.ts';

/** Minimum length of the event description, in characters. */
const MINIMUM_DESCRIPTION = 10;

/** A required line. `label` begins the message '… must be at most … characters'. */
function requiredLine(requiredMessage: string, label: string, maximum: number = MAXIMUM_NAME) {
  return z
    .string(requiredMessage)
    .check(
      z.overwrite(cleanText),
      z.minLength(1, requiredMessage),
      atMost(maximum, `${label} must be at most ${maximum} characters`),
    );
}

/** The invitation form (REQ-CAL-5). */
export const invitationSchema = z.object({
  eventName: requiredLine('Event name is required', 'Event name'),
  /** Free text: '2025-09-11', 'spring'. */
  eventDate: requiredLine('Event date is required', 'Event date'),
  location: requiredLine('Location is required', 'Location'),
  contactName: requiredLine('Contact name is required', 'Contact name'),
  contactEmail: z
    .string('Valid email is required')
    .check(
      z.overwrite(cleanCode),
      z.email({ pattern: ADDRESS_PATTERN, error: 'Valid email is required' }),
      atMost(MAXIMUM_EMAIL, `Email must be at most ${MAXIMUM_EMAIL} characters`),
    ),
  contactPhone: requiredLine('Phone number is required', 'Phone', MAXIMUM_PHONE),
  organizationName: requiredLine('Organization name is required', 'Organization name'),
  eventDescription: z
    .string('Please provide more details about the event')
    .check(
      z.overwrite(cleanText),
      atLeast(MINIMUM_DESCRIPTION, 'Please provide more details about the event'),
      atMost(MAXIMUM_LONG_TEXT, `Event description must be at most ${MAXIMUM_LONG_TEXT} characters`),
    ),
  audienceSize: requiredLine('Expected audience size is required', 'Audience size'),
  budget: requiredLine('Budget information is required', 'Budget'),
  requirements: z
    .boolean('You must accept the requirements')
    .check(z.refine((accepted) => accepted, { error: 'You must accept the requirements' })),
  additionalNotes: optionalLine('Additional notes', MAXIMUM_LONG_TEXT),
});
export type InvitationInput = z.input<typeof invitationSchema>;
export type Invitation = z.output<typeof invitationSchema>;
