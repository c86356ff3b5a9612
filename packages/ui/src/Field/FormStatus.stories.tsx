import { useState } from 'react';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { surface } from '../theme/surface.css.ts';
import { FormStatus } from './FormStatus.tsx';

const meta = preview.meta({
  component: FormStatus,
  args: { tone: 'success' as const, children: 'Subscribed! Check your email.' },
  parameters: { layout: 'padded' },
});

/** Success. */
export const Success = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Subscribed! Check your email.');
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
});

/** Failure. */
export const Failure = meta.story({
  tags: ['visual'],
  args: { tone: 'failure', children: 'Subscription failed. Please try again later' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Subscription failed. Please try again later');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** Both on the first accent surface. */
export const OnAccent1 = meta.story({
  tags: ['visual'],
  render: () => (
    <div className={surface.accent1} style={{ display: 'grid', gap: 24, padding: 32 }}>
      <FormStatus tone="success">Subscribed! Check your email.</FormStatus>
      <FormStatus tone="failure">Subscription failed. Please try again later</FormStatus>
    </div>
  ),
});

/** Empty before a submission, without taking space. The result is announced. */
export const Arrives = meta.story({
  args: { tone: 'failure', children: 'Subscription failed. Please try again later' },
  render: function FormThatFails({ tone, children }) {
    const [hasFailed, setFailed] = useState(false);
    return (
      <>
        <FormStatus tone={tone}>{hasFailed ? children : undefined}</FormStatus>
        <button type="button" onClick={() => setFailed(true)}>
          Send
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert.getBoundingClientRect().height).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(alert).toHaveTextContent('Subscription failed. Please try again later');
  },
});

/** A toast announces the message; the line only shows it. */
export const Toasted = meta.story({
  args: { tone: 'failure', children: 'Subscription failed. Please try again later', isToasted: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.children ?? '')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});
