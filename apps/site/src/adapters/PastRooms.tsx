import { calendar, events, speakingRooms } from '@podium/brands/active/content.ts';
import { SpeakingRooms } from '@podium/sections/SpeakingRooms/SpeakingRooms';

export function PastRooms() {
  return speakingRooms && <SpeakingRooms content={speakingRooms} events={events} numbers={calendar.list} />;
}
