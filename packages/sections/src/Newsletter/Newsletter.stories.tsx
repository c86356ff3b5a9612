import { expect, waitFor } from 'storybook/test';
import { newsletter } from '@podium/brands/legal-tender/content/newsletter.ts';
import { accepts, neverAnswers, refuses, tooMany } from '@podium/storybook/answers';
import { expectEmailOffer } from '@podium/storybook/emailFallback';
import { recordAnnouncements } from '@podium/storybook/announcements';
import preview from '@podium/storybook/preview';
import { HoneypotField } from '@podium/ui/Field/HoneypotField';
import { Newsletter } from './Newsletter.tsx';

const meta = preview.meta({
  component: Newsletter,
  args: {
    content: newsletter,
    onSubmit: accepts(),
    // Rendered before the visible field, which must still be the one in use.
    honeypot: <HoneypotField name="website" label="Website" />,
  },
});

/** Initial state. */
export const Idle = meta.story({ tags: ['visual'] });

/** Without a specimen: message and form are in one row from 1024 px. */
export const WithoutSpecimen = meta.story({
  tags: ['visual'],
  args: { content: { ...newsletter, specimen: undefined } },
});

/** Empty: the browser's own validation rejects it, and nothing is sent. */
export const Empty = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(canvas.getByLabelText('E-mail')).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    // Closes the browser's message, whose size varies by a pixel between runs.
    canvas.getByLabelText('E-mail').blur();
  },
});

/** An address that only the schema rejects: the message is at the field and the value is kept. */
export const TooLong = meta.story({
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const field = canvas.getByLabelText('E-mail');
    const long = `${'a'.repeat(60)}@${`${'b'.repeat(60)}.`.repeat(4)}example`;
    await userEvent.click(field);
    await userEvent.paste(long);
    const announcements = recordAnnouncements(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(await canvas.findByText('Email must be at most 255 characters')).toBeVisible();
    await expect(announcements).toEqual(['Email must be at most 255 characters']);
    await expect(field).toHaveValue(long);
    await expect(field).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Pending: the button says so, and Enter or a second press sends nothing more (REQ-NEWS-1). */
export const Submitting = meta.story({
  tags: ['visual'],
  args: { onSubmit: neverAnswers() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'mara@example.com{Enter}{Enter}{Enter}');
    const button = await canvas.findByRole('button', { name: 'Subscribing...' });
    await userEvent.click(button);
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'mara@example.com' });
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('mara@example.com');
  },
});

/** The message replaces the form for exactly 3000 ms, then the form is shown again, empty (REQ-NEWS-1). Focus stays. */
export const ShownAgain = meta.story({
  play: async ({ canvas, userEvent, clock }) => {
    const { height } = canvas.getByRole('region').getBoundingClientRect();
    await userEvent.type(canvas.getByLabelText('E-mail'), 'mara@example.com{Enter}');
    await expect(await canvas.findByText('Subscribed! Check your email.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.getByRole('region').getBoundingClientRect().height).toBe(height);
    await clock.tick(2999);
    await expect(canvas.getByText('Subscribed! Check your email.')).toBeVisible();
    await clock.tick(1);
    await waitFor(() => expect(canvas.queryByText('Subscribed! Check your email.')).not.toBeInTheDocument());
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('');
    await expect(canvas.getByRole('group', { name: newsletter.heading })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
  },
});

export const Success = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'mara@example.com{Enter}');
    await canvas.findByText('Subscribed! Check your email.');
  },
});

/**
 * The service does not answer: a fixed message in place and as a toast. The address is kept, and the offered e-mail
 * follows its changes.
 */
export const Failure = meta.story({
  tags: ['visual'],
  args: { onSubmit: refuses() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'mara@example.co{Enter}');
    await expect(await canvas.findByText('Subscription failed. Please try again later')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('E-mail'), 'm');
    await expectEmailOffer(canvas, newsletter.emailFallback, 'E-mail: mara@example.com');
  },
});

/** Rate limited: the service's message. */
export const TooManyRequests = meta.story({
  args: { onSubmit: refuses(tooMany, 'rate_limited') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'mara@example.com{Enter}');
    await expect(await canvas.findByText(`Subscription failed. ${tooMany}`)).toBeVisible();
  },
});
