import { expect } from 'storybook/test';
import { contactStrip } from '@podium/data/content/contactStrip';
import preview from '@podium/storybook/preview';
import { keyboardWalk, narrow, reducedMotion, rightToLeft } from '@podium/storybook/states';
import { ContactStrip } from './ContactStrip.tsx';

const meta = preview.meta({ component: ContactStrip, args: { content: contactStrip } });

/** The address as headline, the promise, the other channels, both forms. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const { address, elsewhere } = contactStrip;
    await expect(canvas.getByRole('link', { name: address })).toHaveAttribute('href', `mailto:${address}`);
    await expect(canvas.getByRole('link', { name: 'Write a message' })).toHaveAttribute('href', '/contact');
    await expect(canvas.getByRole('link', { name: 'Contact Us via Form' })).toHaveAttribute('href', '/contact');
    await expect(canvas.getByRole('link', { name: 'Submit Speaking Request' })).toHaveAttribute('href', '/speaking');
    for (const { label } of elsewhere) {
      await expect(canvas.getByRole('link', { name: new RegExp(`^${label}`) })).toHaveAttribute('target', '_blank');
    }
  },
});

/** An address of sixty letters breaks; the links take more lines. */
export const Long = meta.story({
  args: {
    content: {
      ...contactStrip,
      address: 'veranstaltungsanfragen@vermoegensverwaltungsgesellschaft.example',
      promise: `${contactStrip.promise} ${contactStrip.promise}`,
    },
  },
});

/** A short address and one channel. */
export const Short = meta.story({
  args: { content: { ...contactStrip, address: 'a@b.example', elsewhere: contactStrip.elsewhere.slice(0, 1) } },
});

/** The narrowest screen. */
export const Narrow = meta.story(narrow);

/** Right to left. */
export const RightToLeft = meta.story(rightToLeft);

/** Whatever can be operated is reached with the Tab key. */
export const KeyboardWalk = meta.story(keyboardWalk);

/** Under reduced motion nothing moves. */
export const ReducedMotion = meta.story(reducedMotion);
