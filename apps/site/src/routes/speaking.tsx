import { events, speakingPage } from '@podium/brands/active/content.ts';
import { SpeakingHero } from '@podium/sections/SpeakingHero/SpeakingHero';
import { Stories } from '../adapters/storiesIsland.ts';
import { island } from '@podium/ui/Island/Island';
import { islandOnInteraction } from '../shell/islandOnInteraction.ts';

const SpeakingTalks = islandOnInteraction(
  () => import('../adapters/SpeakingTalks.tsx').then((module) => module.SpeakingTalks),
  '1850px',
);

const SpeakingInquiryForm = islandOnInteraction(
  () => import('../adapters/SpeakingInquiryForm.tsx').then((module) => module.SpeakingInquiryForm),
  '1100px',
);

// Loads near the viewport instead of on interaction, because its emblem is drawn in the browser.
const SpeakingCards = island(() => import('../home/speakingCards.tsx').then(({ Section }) => Section), {
  reservedHeight: '700px',
});

export function Page() {
  return (
    <>
      <SpeakingHero content={speakingPage} events={events} />
      <SpeakingTalks />
      <SpeakingInquiryForm />
      <SpeakingCards />
      <Stories />
    </>
  );
}
