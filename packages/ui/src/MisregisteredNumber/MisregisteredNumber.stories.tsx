import { inside } from '@podium/storybook/inside';
import preview from '@podium/storybook/preview';
import { rightToLeft } from '@podium/storybook/states';
import { expect } from 'storybook/test';
import { MisregisteredNumber } from './MisregisteredNumber.tsx';

const meta = preview.meta({
  component: MisregisteredNumber,
  args: { value: '404' },
  decorators: [inside(<div style={{ padding: 24, overflow: 'clip' }} />)],
});

/** Two ruled plates that missed each other. */
export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden="true"]')).toHaveTextContent('404404');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** At 320 px it still fits. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Figures read from the left in every script. */
export const RightToLeft = meta.story(rightToLeft);
