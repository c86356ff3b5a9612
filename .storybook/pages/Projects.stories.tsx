import { projects } from '@podium/data/content/projects';
import { Portfolio } from '@podium/sections/Portfolio/Portfolio';
import preview from '@podium/storybook/preview';
import { PublicPage } from './PublicPage.tsx';

const meta = preview.meta({
  render: () => (
    <PublicPage path="/projects">
      <Portfolio content={projects} />
    </PublicPage>
  ),
});

/** A register of six companies. */
export const Default = meta.story();
