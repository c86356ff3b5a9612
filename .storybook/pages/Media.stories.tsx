import { mediaHub } from '@podium/data/content/mediaHub';
import { MediaHub } from '@podium/sections/MediaHub/MediaHub';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { PublicPage } from './PublicPage.tsx';

const meta = preview.meta({
  render: () => (
    <PublicPage path="/media">
      <MediaHub content={mediaHub} headingLevel={1} />
    </PublicPage>
  ),
});

/** Four media channels. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
  },
});
