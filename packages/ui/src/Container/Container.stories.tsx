import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { surface } from '../theme/surface.css.ts';
import { Container } from './Container.tsx';

const meta = preview.meta({
  component: Container,
  args: {
    children: (
      <div className={surface.deep} data-testid="content" style={{ padding: 24 }}>
        Twelve columns
      </div>
    ),
  },
  render: (args) => (
    <div className={surface.laid}>
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

/** The narrowest viewport has margins of 20 px. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('content').getBoundingClientRect().left).toBe(20);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** A word wider than the viewport breaks within the margins. */
export const LongGerman = meta.story({
  args: { children: <p>Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz</p> },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
