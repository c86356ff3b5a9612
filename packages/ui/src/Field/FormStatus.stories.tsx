import { useState } from 'react';
import { inside } from '@podium/storybook/inside';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { ground } from '../theme/fields.css.ts';
import { FormStatus } from './FormStatus.tsx';

const meta = preview.meta({
  component: FormStatus,
  args: { tone: 'success' as const, children: 'Subscribed! Check your email.' },
  parameters: { layout: 'padded' },
});

/** It went well. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Subscribed! Check your email.');
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
});

/** It did not. */
export const Failure = meta.story({
  args: { tone: 'failure', children: 'Subscription failed. Please try again later' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Subscription failed. Please try again later');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** Both on sunflower, where the newsletter form stands. */
export const OnSun = meta.story({
  render: () => (
    <div className={ground.sun} style={{ display: 'grid', gap: 24, padding: 32 }}>
      <FormStatus tone="success">Subscribed! Check your email.</FormStatus>
      <FormStatus tone="failure">Subscription failed. Please try again later</FormStatus>
    </div>
  ),
});

/** Before anything happened it takes no room; what happens then is announced. */
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

/** A toast has said it: it stands here to be read, and is not said again. */
export const Toasted = meta.story({
  args: { tone: 'failure', children: 'Subscription failed. Please try again later', isToasted: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.children ?? '')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** A long German sentence wraps beside its sign, at 320px. */
export const LongGermanSentence = meta.story({
  args: {
    tone: 'failure',
    children:
      'Die Vermögensverwaltungsgesellschaftsgeschäftsführerversammlungsprotokollanforderung konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.',
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** In right-to-left text the sign stands on the right. */
export const RightToLeft = meta.story({
  args: { tone: 'failure', children: 'Subscription failed. Please try again later' },
  decorators: [inside(<div dir="rtl" />)],
});
