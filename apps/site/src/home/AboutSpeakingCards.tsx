import { aboutTeaser, speakingCards } from '@podium/brands/active/content.ts';
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
