import preview from '@podium/storybook/preview';
import { padded } from '@podium/storybook/withWrapper';
import { expect } from 'storybook/test';
import { PromiseFigure } from './PromiseFigure.tsx';

const meta = preview.meta({
  component: PromiseFigure,
  args: { figure: '48', label: 'hours at most, for dates' },
  decorators: [padded],
});

/** A figure and its meaning, read as one sentence. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('48 hours at most, for dates');
  },
});
