import type { InvitationInput } from '../schemas/invitation.ts';
import type { SpeakingEvent } from '../schemas/speakingEvent.ts';
import { placeOf } from './calendarEntry.ts';

/** The answers that an event fills in: date, place, its name if that has 'Summit' or 'Conference' (REQ-CAL-5). */
export function invitationPrefill(
  event: Pick<SpeakingEvent, 'title' | 'date' | 'location' | 'country'>,
): Pick<InvitationInput, 'eventDate' | 'location'> & Partial<Pick<InvitationInput, 'eventName'>> {
  const isNamed = /Summit|Conference/.test(event.title);
  return { ...(isNamed && { eventName: event.title }), eventDate: event.date, location: placeOf(event) };
}
