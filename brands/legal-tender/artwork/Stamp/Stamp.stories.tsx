import { withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { Stamp } from './Stamp.tsx';

const meta = preview.meta({
  component: Stamp,
  args: { figure: '48', label: 'hours at most, for dates' },
  decorators: [withWrapper(<div style={{ padding: 32 }} />)],
});

/** A figure, its meaning and a seal. Screen readers read it as one sentence. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('48 hours at most, for dates');
  },
});
