import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { freeResources } from '@podium/brands/legal-tender/content/freeResources.ts';
import { accepts, neverAnswers, refuses, tooMany } from '@podium/storybook/answers';
import { expectEmailOffer } from '@podium/storybook/emailFallback';
import preview from '@podium/storybook/preview';
import { FreeResources, type FreeResourcesProps } from './FreeResources.tsx';

const prompts = 'Download the AI prompts';
const hellWeek = 'Download Hell Week (PDF)';
const missing = 'Please enter your email to download';
const failed = 'Failed to process download. Please try again.';

const meta = preview.meta({ component: FreeResources, args: { content: freeResources, onRequest: accepts() } });

/** Two covers, one field, and two buttons with their download counts (REQ-RES-1). */
export const Idle = meta.story({ tags: ['visual'] });

/** Empty: a toast and a message at the field, which has focus; nothing is sent (REQ-RES-1). */
export const EmptyEmail = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: hellWeek }));
    await waitFor(() => expect(screen.getAllByText(missing)).toHaveLength(2));
    const field = canvas.getByLabelText('E-mail');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(missing);
    await expect(args.onRequest).not.toHaveBeenCalled();
  },
});

/** An address that only the schema rejects: the message is at the field and the value is kept. */
export const InvalidAddress = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText('E-mail');
    await userEvent.type(field, 'mara@harbour');
    await userEvent.click(canvas.getByRole('button', { name: prompts }));
    await expect(await canvas.findByText('Invalid email address')).toBeVisible();
    await expect(field).toHaveValue('mara@harbour');
    await expect(field).toHaveFocus();
    await expect(args.onRequest).not.toHaveBeenCalled();
  },
});

/**
 * Enter chooses no resource: it moves focus to the first button. Pending: the pressed button says so, and both ignore
 * presses.
 */
export const Sending = meta.story({
  args: { onRequest: neverAnswers() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'mara@example.com{Enter}');
    await expect(canvas.getByRole('button', { name: prompts })).toHaveFocus();
    await expect(args.onRequest).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: hellWeek }));
    const sending = await canvas.findByRole('button', { name: 'Sending...' });
    await expect(sending).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: prompts })).toBeDisabled();
    await userEvent.click(sending);
    await userEvent.type(canvas.getByLabelText('E-mail'), '{Enter}');
    await expect(args.onRequest).toHaveBeenCalledTimes(1);
    await expect(args.onRequest).toHaveBeenCalledWith({ email: 'mara@example.com', resourceType: 'hell_week_pdf' });
  },
});

/** Success after an empty field: one toast and the same sentence in the form, an empty field, and enabled buttons. */
export const Success = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText('E-mail');
    await userEvent.click(canvas.getByRole('button', { name: prompts }));
    await screen.findAllByText(missing);
    await userEvent.type(field, ' mara@example.com');
    await userEvent.click(canvas.getByRole('button', { name: prompts }));
    await waitFor(() => expect(screen.getAllByText('Download link sent to your email!')).toHaveLength(2));
    await expect(screen.queryByText(missing)).toBeNull();
    await expect(canvas.getByRole('button', { name: prompts })).toHaveFocus();
    await expect(args.onRequest).toHaveBeenCalledWith({ email: 'mara@example.com', resourceType: 'ai_prompts' });
    // Toasts scroll to the focused element; the picture shows the whole page only from its top.
    window.scrollTo(0, 0);
  },
});

/**
 * The service does not answer: a fixed message as toast and in the form. The address is kept, and the offered e-mail
 * follows its changes.
 */
export const Failure = meta.story({
  tags: ['visual'],
  args: { onRequest: refuses() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'mara@example.co');
    await userEvent.click(canvas.getByRole('button', { name: prompts }));
    await waitFor(() => expect(screen.getAllByText(failed)).toHaveLength(2));
    await userEvent.type(canvas.getByLabelText('E-mail'), 'm');
    const body = `Resource: ${freeResources.items[0]?.title}\nE-mail: mara@example.com`;
    await expectEmailOffer(canvas, freeResources.emailFallback, body);
    // Toasts scroll to the focused element; the picture shows the whole page only from its top.
    window.scrollTo(0, 0);
  },
});

/** Rate limited: the service's message in the form. */
export const TooManyRequests = meta.story({
  args: { onRequest: refuses(tooMany, 'rate_limited') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'mara@example.com');
    await userEvent.click(canvas.getByRole('button', { name: prompts }));
    await expect(await canvas.findByText(tooMany)).toBeVisible();
  },
});

function RemovedWhileSending(props: FreeResourcesProps) {
  const [isRemoved, setRemoved] = useState(false);
  const handleRequest: FreeResourcesProps['onRequest'] = (request) => {
    setRemoved(true);
    return props.onRequest(request);
  };
  return isRemoved ? <p>Another page</p> : <FreeResources {...props} onRequest={handleRequest} />;
}

/** The visitor navigates away before the response: only the toast appears. */
export const LeftWhileSending = meta.story({
  render: (args) => <RemovedWhileSending {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'mara@example.com');
    await userEvent.click(canvas.getByRole('button', { name: prompts }));
    await canvas.findByText('Another page');
    await screen.findByText('Download link sent to your email!');
  },
});
