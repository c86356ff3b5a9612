import { calendar, events, organiserQuote, talkMenu } from '@podium/brands/active/content.ts';
import { OrganiserQuote } from '@podium/sections/OrganiserQuote/OrganiserQuote';
import { TalkMenu } from '@podium/sections/TalkMenu/TalkMenu';

/** The talks that an organiser chooses from, and an organiser's quote. */
export function SpeakingTalks() {
  return (
    <>
      {talkMenu && <TalkMenu content={talkMenu} />}
      {organiserQuote && <OrganiserQuote content={organiserQuote} events={events} attendees={calendar.attendees} />}
    </>
  );
}
