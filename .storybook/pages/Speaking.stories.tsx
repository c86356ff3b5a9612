import { speakingCards } from '@podium/data/content/speakingCards';
import { speakingPage } from '@podium/data/content/speakingPage';
import { speakingRequirements } from '@podium/data/content/speakingRequirements';
import { transformationStories } from '@podium/data/content/transformationStories';
import { SpeakingCards } from '@podium/sections/SpeakingCards/SpeakingCards';
import { SpeakingInquiry } from '@podium/sections/SpeakingInquiry/SpeakingInquiry';
import { SpeakingRequirements } from '@podium/sections/SpeakingRequirements/SpeakingRequirements';
import { TransformationStories } from '@podium/sections/TransformationStories/TransformationStories';
import preview from '@podium/storybook/preview';
import { PublicPage } from './PublicPage.tsx';

const meta = preview.meta({
  render: () => (
    <PublicPage path="/speaking">
      <SpeakingInquiry
        content={speakingPage}
        requirements={<SpeakingRequirements content={speakingRequirements} />}
        onSubmit={() => Promise.resolve({ ok: true })}
      />
      <SpeakingCards content={speakingCards} />
      <TransformationStories content={transformationStories} />
    </PublicPage>
  ),
});

/** Inquiry form, requirements, speaking cards and stories. */
export const Default = meta.story();
