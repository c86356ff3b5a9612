import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import {
  calendar,
  events,
  organiserQuote,
  speakingCards,
  speakingPage,
  speakingRooms,
  talkMenu,
  transformationStories,
} from '@podium/brands/active/content.ts';
import { OrganiserQuote } from '@podium/sections/OrganiserQuote/OrganiserQuote';
import { SpeakingCards } from '@podium/sections/SpeakingCards/SpeakingCards';
import { SpeakingHero } from '@podium/sections/SpeakingHero/SpeakingHero';
import { SpeakingRooms } from '@podium/sections/SpeakingRooms/SpeakingRooms';
import { TalkMenu } from '@podium/sections/TalkMenu/TalkMenu';
import { TransformationStories } from '@podium/sections/TransformationStories/TransformationStories';
import { hydrateIslands, island } from '@podium/ui/Island/Island';

const SpeakingInquiryForm = island(
  () => import('../adapters/SpeakingInquiryForm.tsx').then((module) => module.SpeakingInquiryForm),
  {
    reservedHeight: '1100px',
    hydrateOn: 'interaction',
  },
);

export function Page() {
  const { hash } = useLocation();

  // The link of a talk leads into the form, which then starts with that talk.
  useEffect(() => {
    const target = hash && document.getElementById(hash.slice(1));
    if (target) hydrateIslands(target);
  }, [hash]);

  return (
    <>
      <SpeakingHero content={speakingPage} events={events} />
      {talkMenu && <TalkMenu content={talkMenu} />}
      {organiserQuote && <OrganiserQuote content={organiserQuote} events={events} attendees={calendar.attendees} />}
      {speakingRooms && <SpeakingRooms content={speakingRooms} events={events} numbers={calendar.list.numbers} />}
      <SpeakingInquiryForm />
      <SpeakingCards content={speakingCards} />
      {transformationStories && <TransformationStories content={transformationStories} />}
    </>
  );
}
