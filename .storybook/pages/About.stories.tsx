import { aboutPage } from '@podium/data/content/aboutPage';
import { Biography } from '@podium/sections/Biography/Biography';
import { Milestones } from '@podium/sections/Milestones/Milestones';
import { Mission } from '@podium/sections/Mission/Mission';
import { Values } from '@podium/sections/Values/Values';
import preview from '@podium/storybook/preview';
import { PublicPage } from './PublicPage.tsx';

const meta = preview.meta({
  render: () => (
    <PublicPage path="/about">
      <Milestones content={aboutPage} />
      <Mission content={aboutPage.mission} />
      <Biography content={aboutPage.biography} />
      <Values content={aboutPage.values} />
    </PublicPage>
  ),
});

/** Timeline, mission, biography and rules. */
export const Default = meta.story();
