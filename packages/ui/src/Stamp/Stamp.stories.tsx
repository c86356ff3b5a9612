import { withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { sealFor } from '../press/seal.ts';
import { Stamp } from './Stamp.tsx';

const postmark = sealFor('event', { id: 'vienna-capital', date: '2025-09-11', attendees: 1200, topics: ['AI', 'M&A'] });

const meta = preview.meta({
  component: Stamp,
  args: { figure: '48', label: 'hours at most, for dates', postmark },
  decorators: [withWrapper(<div style={{ padding: 32 }} />)],
});

/** A figure, its meaning and a seal. Screen readers read it as one sentence. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('48 hours at most, for dates');
  },
});
