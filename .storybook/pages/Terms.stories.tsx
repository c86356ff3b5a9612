import { terms } from '@podium/data/content/terms';
import { LegalText } from '@podium/sections/LegalText/LegalText';
import preview from '@podium/storybook/preview';
import { narrow } from '@podium/storybook/states';
import { expect } from 'storybook/test';
import { PublicPage } from './PublicPage.tsx';

const meta = preview.meta({
  render: () => (
    <PublicPage path="/terms">
      <LegalText content={terms} onBack={() => {}} />
    </PublicPage>
  ),
});

/** The rules. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
  },
});

/** The narrowest screen: nothing runs off it. */
export const Narrow = meta.story(narrow);
