import { investmentDisclaimer } from '@podium/data/content/investmentDisclaimer';
import { LegalText } from '@podium/sections/LegalText/LegalText';
import preview from '@podium/storybook/preview';
import { PublicPage } from './PublicPage.tsx';

const meta = preview.meta({
  render: () => (
    <PublicPage path="/investment-disclaimer">
      <LegalText content={investmentDisclaimer} onBack={() => {}} />
    </PublicPage>
  ),
});

/** The risks, followed by the link to the application. */
export const Default = meta.story();
