import { terms } from '@podium/data/content/terms';
import { LegalText } from '@podium/sections/LegalText/LegalText';
import preview from '@podium/storybook/preview';
import { PublicPage } from './PublicPage.tsx';

const meta = preview.meta({
  render: () => (
    <PublicPage path="/terms">
      <LegalText content={terms} onBack={() => {}} />
    </PublicPage>
  ),
});

/** The terms of use. */
export const Default = meta.story();
