import { speakingCards, transformationStories } from '@podium/brands/active/content.ts';
import { SpeakingCards } from '@podium/sections/SpeakingCards/SpeakingCards';
import { TransformationStories } from '@podium/sections/TransformationStories/TransformationStories';
import { island } from '@podium/ui/Island/Island';

const SpeakingInquiryForm = island(
  () => import('../adapters/SpeakingInquiryForm.tsx').then((module) => module.SpeakingInquiryForm),
  {
    reservedHeight: '1800px',
    hydrateOn: 'interaction',
  },
);

export function Page() {
  return (
    <>
      <SpeakingInquiryForm />
      <SpeakingCards content={speakingCards} />
      {transformationStories && <TransformationStories content={transformationStories} />}
    </>
  );
}
