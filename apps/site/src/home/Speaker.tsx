import { aboutTeaser } from '@podium/data/content/aboutTeaser';
import { speakingCards } from '@podium/data/content/speakingCards';
import { About } from '@podium/sections/About/About';
import { SpeakingCards } from '@podium/sections/SpeakingCards/SpeakingCards';

/** Who it is, and three ways to have him. */
export function Speaker() {
  return (
    <>
      <About content={aboutTeaser} />
      <SpeakingCards content={speakingCards} />
    </>
  );
}
