import { expect } from 'storybook/test';
import { brand } from '@podium/data/content/brand';
import { Heading } from '@podium/ui/Heading/Heading';
import preview from '@podium/storybook/preview';
import { keyboardWalk, narrow, reducedMotion, rightToLeft } from '@podium/storybook/states';
import { PlainPage } from './PlainPage.tsx';

const meta = preview.meta({
  component: PlainPage,
  args: { brand: { name: brand.name, href: '/' }, children: <Heading level={1}>One thing to say</Heading> },
});

/** Brand, microprint, and the block at the page's edge. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: brand.name })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }));
  },
});

/** A brand too long for the line ends in an ellipsis. */
export const LongBrand = meta.story({
  args: { brand: { name: 'Maximilian-Alexander von Hohenfels-Wittelsbach', href: '/' } },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Right to left. */
export const RightToLeft = meta.story(rightToLeft);

/** Whatever can be operated is reached with the Tab key. */
export const KeyboardWalk = meta.story(keyboardWalk);

/** The shortest brand. */
export const Short = meta.story({ args: { brand: { name: 'Ada', href: '/' } } });

/** The narrowest screen. */
export const Narrow = meta.story(narrow);

/** Under reduced motion nothing moves. */
export const ReducedMotion = meta.story(reducedMotion);
