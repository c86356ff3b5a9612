import { expect } from 'storybook/test';
import { brand } from '@podium/data/content/brand';
import { notFound } from '@podium/data/content/notFound';
import preview from '@podium/storybook/preview';
import { keyboardWalk, narrow, reducedMotion, rightToLeft } from '@podium/storybook/states';
import { PlainPage } from '../PlainPage/PlainPage.tsx';
import { NotFound } from './NotFound.tsx';

const meta = preview.meta({
  component: NotFound,
  args: { content: notFound },
  decorators: [
    (Story) => (
      <PlainPage brand={{ name: brand.name, href: '/' }}>
        <Story />
      </PlainPage>
    ),
  ],
});

/** Two plates out of register, the sentence and the way home. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
    await expect(
      canvas.getByText('The two plates missed each other. Nothing was printed at this address.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  },
});

/** A long heading breaks. */
export const LongContent = meta.story({
  args: {
    content: {
      ...notFound,
      heading: 'Vermögensverwaltungsgesellschaft nicht gefunden',
      text: `${notFound.text} ${notFound.text}`,
    },
  },
});

/** One word and no more. */
export const Short = meta.story({ args: { content: { ...notFound, heading: 'Oops', text: 'Nothing here.' } } });

/** The narrowest screen: the number still fits. */
export const Narrow = meta.story(narrow);

/** Right to left. */
export const RightToLeft = meta.story(rightToLeft);

/** Whatever can be operated is reached with the Tab key. */
export const KeyboardWalk = meta.story(keyboardWalk);

/** Under reduced motion nothing moves. */
export const ReducedMotion = meta.story(reducedMotion);
