import { expect } from 'storybook/test';
import { aboutPage } from '@podium/data/content/aboutPage';
import preview from '@podium/storybook/preview';
import { Mission } from './Mission.tsx';

const meta = preview.meta({ component: Mission, args: { content: aboutPage.mission } });

/** The second sentence in the action colour. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Mission' })).toHaveTextContent('So show the sums.');
  },
});

/** Four sentences and a long word. */
export const Long = meta.story({
  args: {
    content: {
      heading: 'Mission',
      sentences: [...aboutPage.mission.sentences, 'Auch der Vermögensverwaltungsgesellschaft.', 'Above all there.'],
    },
  },
});

/** One sentence. */
export const Short = meta.story({ args: { content: { heading: 'Mission', sentences: ['Show the sums.'] } } });
