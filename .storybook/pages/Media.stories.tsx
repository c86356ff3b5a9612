import { mediaHub } from '@podium/data/content/mediaHub';
import { MediaHub } from '@podium/sections/MediaHub/MediaHub';
import preview from '@podium/storybook/preview';
import { PublicPage } from './PublicPage.tsx';

const meta = preview.meta({
  render: () => (
    <PublicPage path="/media">
      <MediaHub content={mediaHub} headingLevel={1} />
    </PublicPage>
  ),
});

/** Four media channels. */
export const Default = meta.story();
