import { projects } from '@podium/data/content/projects';
import { Portfolio } from '@podium/sections/Portfolio/Portfolio';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { PublicPage } from './PublicPage.tsx';

const meta = preview.meta({
  render: () => (
    <PublicPage path="/projects">
      <Portfolio content={projects} />
    </PublicPage>
  ),
});

/** A register of six companies. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
  },
});
