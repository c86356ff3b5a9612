import { speakingCards } from '@podium/data/content/speakingCards';
import { speakingPage } from '@podium/data/content/speakingPage';
import { speakingRider } from '@podium/data/content/speakingRider';
import { transformationStories } from '@podium/data/content/transformationStories';
import { SpeakingCards } from '@podium/sections/SpeakingCards/SpeakingCards';
import { SpeakingInquiry } from '@podium/sections/SpeakingInquiry/SpeakingInquiry';
import { SpeakingRider } from '@podium/sections/SpeakingRider/SpeakingRider';
import { TransformationStories } from '@podium/sections/TransformationStories/TransformationStories';
import preview from '@podium/storybook/preview';
import { narrow } from '@podium/storybook/states';
import { expect } from 'storybook/test';
import { PublicPage } from './PublicPage.tsx';

const meta = preview.meta({
  render: () => (
    <PublicPage path="/speaking">
      <SpeakingInquiry
        content={speakingPage}
        rider={<SpeakingRider content={speakingRider} />}
        onSubmit={() => Promise.resolve({ ok: true })}
      />
      <SpeakingCards content={speakingCards} />
      <TransformationStories content={transformationStories} />
    </PublicPage>
  ),
});

/** The inquiry beside its rider, three ways, three stories. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
  },
});

/** The narrowest screen: nothing runs off it. */
export const Narrow = meta.story(narrow);
