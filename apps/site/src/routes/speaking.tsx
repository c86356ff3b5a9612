import { speakingCards } from '@podium/data/content/speakingCards';
import { transformationStories } from '@podium/data/content/transformationStories';
import { SpeakingCards } from '@podium/sections/SpeakingCards/SpeakingCards';
import { TransformationStories } from '@podium/sections/TransformationStories/TransformationStories';
import { island } from '@podium/ui/Island/Island';
import { PublicPage } from '../shell/PublicPage.tsx';

const Inquiry = island(() => import('../adapters/Inquiry.tsx').then((module) => module.Inquiry), {
  reservedHeight: '1800px',
  wakesOn: 'touch',
});

export function Page() {
  return (
    <PublicPage>
      <Inquiry />
      <SpeakingCards content={speakingCards} />
      <TransformationStories content={transformationStories} />
    </PublicPage>
  );
}
