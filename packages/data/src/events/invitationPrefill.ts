import type { InvitationInput } from '../schemas/invitation.ts';
import type { SpeakingEvent } from '../schemas/speakingEvent.ts';
import { placeOf } from './calendarEntry.ts';

/**
 * The answers that a chosen event gives (specification §4, 'Invitation flow'): date and location, and the name where
 * the title contains 'Summit' or 'Conference'.
 */
export function invitationPrefill(
  event: Pick<SpeakingEvent, 'title' | 'date' | 'location' | 'country'>,
): Pick<InvitationInput, 'eventDate' | 'location'> & Partial<Pick<InvitationInput, 'eventName'>> {
  const isNamed = /Summit|Conference/.test(event.title);
  return { ...(isNamed && { eventName: event.title }), eventDate: event.date, location: placeOf(event) };
}
