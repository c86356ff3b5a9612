import { privacy } from '@podium/data/content/privacy';
import { LegalText } from '@podium/sections/LegalText/LegalText';
import preview from '@podium/storybook/preview';
import { PublicPage } from './PublicPage.tsx';

const meta = preview.meta({
  render: () => (
    <PublicPage path="/privacy">
      <LegalText content={privacy} onBack={() => {}} />
    </PublicPage>
  ),
});

/** What is stored, why, and for how long. */
export const Default = meta.story();
