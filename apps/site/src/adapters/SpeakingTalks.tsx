import { calendar, events, organiserQuote, speakingRooms, talkMenu } from '@podium/brands/active/content.ts';
import { OrganiserQuote } from '@podium/sections/OrganiserQuote/OrganiserQuote';
import { SpeakingRooms } from '@podium/sections/SpeakingRooms/SpeakingRooms';
import { TalkMenu } from '@podium/sections/TalkMenu/TalkMenu';

/** The talks that an organiser chooses from, an organiser's quote, and the attendance so far. */
export function SpeakingTalks() {
  return (
    <>
      {talkMenu && <TalkMenu content={talkMenu} />}
      {organiserQuote && <OrganiserQuote content={organiserQuote} events={events} attendees={calendar.attendees} />}
      {speakingRooms && <SpeakingRooms content={speakingRooms} events={events} numbers={calendar.list} />}
    </>
  );
}
