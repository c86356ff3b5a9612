import { expect } from 'storybook/test';
import { callToAction } from '@podium/data/content/callToAction';
import preview from '@podium/storybook/preview';
import { keyboardWalk, narrow, reducedMotion, rightToLeft } from '@podium/storybook/states';
import { CallToAction } from './CallToAction.tsx';

const meta = preview.meta({ component: CallToAction, args: { content: callToAction } });

/** One sentence, two ways to begin. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Request Exclusive Access' })).toHaveAttribute('href', '/join');
    await expect(canvas.getByRole('link', { name: /^Book / })).toHaveAttribute('href', '/speaking');
    await expect(canvas.getByText(/10,000\+ dealmakers on the list/)).toBeVisible();
  },
});

/** A sentence of three times the length. */
export const Long = meta.story({
  args: {
    content: {
      ...callToAction,
      heading: 'Bring a date, bring a deal, or bring a Vermögensverwaltungsgesellschaft.',
      note: `${callToAction.note} ${callToAction.note}`,
    },
  },
});

/** Two words. */
export const Short = meta.story({ args: { content: { ...callToAction, heading: 'Bring it.', note: undefined } } });

/** The narrowest screen. */
export const Narrow = meta.story(narrow);

/** Right to left. */
export const RightToLeft = meta.story(rightToLeft);

/** Whatever can be operated is reached with the Tab key. */
export const KeyboardWalk = meta.story(keyboardWalk);

/** Under reduced motion nothing moves. */
export const ReducedMotion = meta.story(reducedMotion);
