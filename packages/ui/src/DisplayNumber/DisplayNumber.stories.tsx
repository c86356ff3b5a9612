import { withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { DisplayNumber } from './DisplayNumber.tsx';

const meta = preview.meta({
  component: DisplayNumber,
  args: { value: '404' },
  decorators: [withWrapper(<div style={{ padding: 24, overflow: 'clip' }} />)],
});

/** Two ruled layers, offset from each other. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden="true"]')).toHaveTextContent('404404');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
