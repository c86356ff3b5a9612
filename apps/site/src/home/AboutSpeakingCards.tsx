import { aboutTeaser } from '@podium/data/content/aboutTeaser';
import { speakingCards } from '@podium/data/content/speakingCards';
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
