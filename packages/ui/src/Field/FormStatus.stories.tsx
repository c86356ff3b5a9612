import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { FormStatus } from './FormStatus.tsx';

const meta = preview.meta({
  component: FormStatus,
  args: { tone: 'success' as const, children: 'Subscribed! Check your email.' },
  parameters: { layout: 'padded' },
});

/** Success: announced politely. */
export const Success = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Subscribed! Check your email.');
  },
});

/** Failure: announced at once. */
export const Failure = meta.story({
  tags: ['visual'],
  args: { tone: 'failure', children: 'Subscription failed. Please try again later' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Subscription failed. Please try again later');
  },
});

/** A toast announces the message; the line only shows it. */
export const Toasted = meta.story({
  args: { tone: 'failure', children: 'Subscription failed. Please try again later', isToasted: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveAttribute('aria-live', 'off');
  },
});

/** Before a submission, without taking space. Screen readers only announce changes in existing live regions. */
export const Empty = meta.story({
  args: { children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
});
