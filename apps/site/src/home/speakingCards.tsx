import { speakingCards } from '@podium/brands/active/content.ts';
import { SpeakingCards } from '@podium/sections/SpeakingCards/SpeakingCards';

export function Section() {
  return <SpeakingCards content={speakingCards} />;
}
