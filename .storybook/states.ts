import { expect } from 'storybook/test';

/** States that nearly every component has to show. `meta.story(narrow)`: the narrowest screen, and nothing runs off it. */
export const narrow = {
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** `meta.story(rightToLeft)`: the whole page reads from right to left. */
export const rightToLeft = { globals: { direction: 'rtl' } };
