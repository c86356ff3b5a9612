import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { surface } from '../theme/surface.css.ts';
import { Container } from './Container.tsx';

const meta = preview.meta({
  component: Container,
  args: {
    children: (
      <div className={surface.inverse} data-testid="content" style={{ padding: 24 }}>
        Twelve columns
      </div>
    ),
  },
  render: (args) => (
    <div className={surface.alt}>
      <Container {...args} />
    </div>
  ),
});

/** Margins on both sides, and at most 1360 px of content. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const { left, right, width } = canvas.getByTestId('content').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(20);
    await expect(document.documentElement.clientWidth - right).toBeCloseTo(left, 0);
    await expect(width).toBeLessThanOrEqual(1360);
  },
});
