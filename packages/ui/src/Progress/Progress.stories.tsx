import { withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { Progress } from './Progress.tsx';

const meta = preview.meta({
  component: Progress,
  args: { label: 'Application', value: 33 },
  decorators: [withWrapper(<div style={{ maxInlineSize: 720, padding: 24 }} />)],
});

export const OneThird = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Application' })).toHaveAttribute('aria-valuenow', '33');
  },
});
