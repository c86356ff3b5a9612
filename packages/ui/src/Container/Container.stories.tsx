import preview from '@podium/storybook/preview';
import { rightToLeft } from '@podium/storybook/states';
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

/** The narrowest screen keeps 20 px on both sides. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('content').getBoundingClientRect().left).toBe(20);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Right to left: both edges are the same. */
export const RightToLeft = meta.story(rightToLeft);

/** A word wider than the screen breaks within the edges. */
export const LongGerman = meta.story({
  args: { children: <p>Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz</p> },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
