import { expect, screen, waitFor } from 'storybook/test';
import { newsletter } from '@podium/data/content/newsletter';
import { accepts, acceptsOnly, breaks, neverAnswers, noSuchAddress, refuses, tooMany } from '@podium/storybook/answers';
import preview from '@podium/storybook/preview';
import { keyboardWalk, narrow, reducedMotion, rightToLeft } from '@podium/storybook/states';
import { DecoyField } from '@podium/ui/Field/DecoyField';
import { Newsletter } from './Newsletter.tsx';

const meta = preview.meta({
  component: Newsletter,
  args: {
    content: newsletter,
    onSubmit: accepts(),
    // Stands before the visitor's field, and never takes its place.
    decoy: <DecoyField name="website" label="Website" />,
  },
});

/** Waiting for an address. */
export const Idle = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('E-mail');
    await expect(field).toHaveAttribute('type', 'email');
    await expect(field).toBeRequired();
    await expect(canvas.getByRole('region', { name: 'The product memo' })).toHaveAttribute('id', 'newsletter');
  },
});

/** An empty address is stopped by the browser, and nothing is sent. */
export const Empty = meta.story({
  args: { onSubmit: accepts() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(canvas.getByLabelText('E-mail')).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Something that is no address is stopped by the browser too. */
export const NotAnAddress = meta.story({
  args: { onSubmit: accepts() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'mara at home{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** An address that only the schema refuses says why at the field, and stays. */
export const TooLong = meta.story({
  args: { onSubmit: accepts() },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText('E-mail');
    const long = `${'a'.repeat(60)}@${`${'b'.repeat(60)}.`.repeat(4)}example`;
    await userEvent.click(field);
    await userEvent.paste(long);
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(await canvas.findByText('Email must be at most 255 characters')).toBeVisible();
    await expect(field).toHaveValue(long);
    await expect(field).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** On its way: the button says so, and a second press, or Enter held down, sends nothing more. */
export const Submitting = meta.story({
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

/** Sent: thanks in the form's place for exactly three seconds, then the form comes back empty. */
export const Success = meta.story({
  args: { onSubmit: accepts() },
  play: async ({ canvas, userEvent, clock }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'mara@example.com{Enter}');
    await expect(await canvas.findByText('Subscribed! Check your email.')).toBeVisible();
    await expect(await screen.findByText('Welcome to the product memo')).toBeVisible();
    await expect(screen.getByText('Check your email to confirm your subscription.')).toBeVisible();
    await clock.tick(2999);
    await expect(canvas.getByText('Subscribed! Check your email.')).toBeVisible();
    await clock.tick(1);
    await waitFor(() => expect(canvas.queryByText('Subscribed! Check your email.')).not.toBeInTheDocument());
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('');
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
  },
});

/** The thanks, as they stand for three seconds. */
export const Thanks = meta.story({
  args: { onSubmit: accepts() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'mara@example.com{Enter}');
    await expect(await canvas.findByText('Subscribed! Check your email.')).toBeVisible();
  },
});

/** Refused without a reason: the fixed words in place and as a toast, and the address stays. */
export const Failure = meta.story({
  args: { onSubmit: refuses() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'mara@example.com{Enter}');
    await expect(await canvas.findByText('Subscription failed. Please try again later')).toBeVisible();
    await expect(await screen.findByText('Subscription failed')).toBeVisible();
    await expect(screen.getByText('Please try again later')).toBeVisible();
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('mara@example.com');
  },
});

/** Refused with a reason, which is said in full; corrected, it goes through. */
export const FailureThenSuccess = meta.story({
  args: { onSubmit: acceptsOnly('mara@harbour.example') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'mara@harbour.exampel{Enter}');
    await expect(await canvas.findByText(`Subscription failed. ${noSuchAddress}`)).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('E-mail'));
    await userEvent.type(canvas.getByLabelText('E-mail'), 'mara@harbour.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(await canvas.findByText('Subscribed! Check your email.')).toBeVisible();
  },
});

/** Asked too often: the service's own sentence in the toast and in place; the address and the focus stay. */
export const TooManyRequests = meta.story({
  args: { onSubmit: refuses(tooMany) },
  play: async ({ canvas, userEvent, clock }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'mara@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(await screen.findByText(tooMany)).toBeVisible();
    const inPlace = canvas.getByText(`Subscription failed. ${tooMany}`);
    await expect(inPlace).toBeVisible();
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('mara@example.com');
    await expect(canvas.getByRole('button', { name: 'Subscribe' })).toHaveFocus();
    await clock.tick(60_000);
    await expect(inPlace).toBeVisible();
  },
});

/** A call that breaks is a failure like any other. */
export const Broken = meta.story({
  args: { onSubmit: breaks() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'mara@example.com{Enter}');
    await expect(await canvas.findByText('Subscription failed. Please try again later')).toBeVisible();
  },
});

/** Long words break inside the coupon. */
export const LongContent = meta.story({
  args: {
    content: {
      ...newsletter,
      heading: 'Vermögensverwaltungsgesellschaft, wöchentlich',
      body: `${newsletter.body} ${newsletter.body}`,
      submit: 'Subscribe to the weekly product memo',
    },
  },
});

/** The fewest words. */
export const Short = meta.story({
  args: { content: { ...newsletter, heading: 'Memo', body: 'Weekly.', submit: 'Join' } },
});

/** The narrowest screen: field and button one under the other. */
export const Narrow = meta.story(narrow);

/** By keyboard alone: the field, then the button. */
export const KeyboardWalk = meta.story(keyboardWalk);

/** Right to left. */
export const RightToLeft = meta.story(rightToLeft);

/** Under reduced motion nothing moves. */
export const ReducedMotion = meta.story(reducedMotion);
