import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { events, speakingPage, speakingRooms } from '@podium/brands/active/content.ts';
import { SpeakingHero } from '@podium/sections/SpeakingHero/SpeakingHero';
import { Stories } from '../adapters/lateStories.ts';
import { hydrateIslands, island } from '@podium/ui/Island/Island';

const SpeakingTalks = island(() => import('../adapters/SpeakingTalks.tsx').then((module) => module.SpeakingTalks), {
  reservedHeight: '1200px',
  hydrateOn: 'interaction',
});

const PastRooms = island(() => import('../adapters/PastRooms.tsx').then((module) => module.PastRooms), {
  reservedHeight: '650px',
  hydrateOn: 'interaction',
});

const SpeakingInquiryForm = island(
  () => import('../adapters/SpeakingInquiryForm.tsx').then((module) => module.SpeakingInquiryForm),
  {
    reservedHeight: '1100px',
    hydrateOn: 'interaction',
  },
);

const SpeakingCards = island(() => import('../home/speakingCards.tsx').then(({ Section }) => Section), {
  reservedHeight: '700px',
  hydrateOn: 'interaction',
});

export function Page() {
  const { hash } = useLocation();

  // The link of a talk leads to the form, which is then filled in for that talk.
  useEffect(() => {
    const target = hash && document.getElementById(hash.slice(1));
    if (target) hydrateIslands(target);
  }, [hash]);

  return (
    <>
      <SpeakingHero content={speakingPage} events={events} />
      <SpeakingTalks />
      {speakingRooms && <PastRooms />}
      <SpeakingInquiryForm />
      <SpeakingCards />
      <Stories />
    </>
  );
}
