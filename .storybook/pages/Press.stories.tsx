import { pressKit } from '@podium/data/content/pressKit';
import { PressKit } from '@podium/sections/PressKit/PressKit';
import preview from '@podium/storybook/preview';
import { PublicPage } from './PublicPage.tsx';

const meta = preview.meta({
  render: () => (
    <PublicPage path="/press">
      <PressKit content={pressKit} />
    </PublicPage>
  ),
});

/** Text, figures, pictures and a mailbox. */
export const Default = meta.story();
