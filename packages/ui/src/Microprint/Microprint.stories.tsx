import { inside } from '@podium/storybook/inside';
import preview from '@podium/storybook/preview';
import { narrow, rightToLeft } from '@podium/storybook/states';
import { expect } from 'storybook/test';
import { Microprint } from './Microprint.tsx';

const meta = preview.meta({
  component: Microprint,
  decorators: [inside(<div style={{ paddingBlock: 24 }} />)],
});

/** Five pixels high, along the whole width; there is no text to select or to read out. */
export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const rule = canvasElement.querySelector('[aria-hidden]');
    await expect(rule).toBeEmptyDOMElement();
    await expect(rule?.getBoundingClientRect().height).toBe(5);
  },
});

/** The narrowest screen. */
export const Narrow = meta.story(narrow);

/** Right to left. */
export const RightToLeft = meta.story(rightToLeft);
