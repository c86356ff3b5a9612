import { aboutTeaser } from '@podium/brand/content/aboutTeaser.ts';
import { speakingCards } from '@podium/brand/content/speakingCards.ts';
import { About } from '@podium/sections/About/About';
import { SpeakingCards } from '@podium/sections/SpeakingCards/SpeakingCards';

export function AboutSpeakingCards() {
  return (
    <>
      <About content={aboutTeaser} />
      <SpeakingCards content={speakingCards} />
    </>
  );
}
