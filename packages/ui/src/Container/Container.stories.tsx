import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { ground } from '../theme/fields.css.ts';
import { Container } from './Container.tsx';

const meta = preview.meta({
  component: Container,
  args: {
    children: (
      <div className={ground.deep} data-testid="content" style={{ padding: 24 }}>
        Twelve columns
      </div>
    ),
  },
  render: (args) => (
    <div className={ground.laid}>
      <Container {...args} />
    </div>
  ),
});

/** Keeps the page's edge free on both sides and stops at 1360 px. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const { left, right, width } = canvas.getByTestId('content').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(20);
    await expect(document.documentElement.clientWidth - right).toBeCloseTo(left, 0);
    await expect(width).toBeLessThanOrEqual(1360);
  },
});
