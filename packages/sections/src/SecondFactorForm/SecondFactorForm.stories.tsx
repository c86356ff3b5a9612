import { expect, fn, screen, waitFor } from 'storybook/test';
import { secondFactor } from '@podium/brands/standard/secondFactor.ts';
import { accepts, neverAnswers, refuses } from '@podium/storybook/answers';
import preview from '@podium/storybook/preview';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import { englishMessages } from '../parts/englishMessages.tsx';

const meta = preview.meta({
  component: SecondFactorForm,
  args: { content: secondFactor, onSubmit: accepts(), onLeave: fn() },
});

/** After the password: the field has focus and supports autofill of the code. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: secondFactor.heading })).toBeVisible();
    const field = canvas.getByLabelText(secondFactor.label);
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await waitFor(() => expect(field).toHaveFocus());
  },
});

/** Not six digits: nothing is sent. */
export const Invalid = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText(secondFactor.label);
    await userEvent.type(field, '12345{Enter}');
    await expect(await canvas.findByText('Enter the six digits of the code')).toBeVisible();
    await expect(field).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Pending: Enter sends nothing more. A code typed in two groups is accepted. */
export const Checking = meta.story({
  args: { onSubmit: neverAnswers() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(secondFactor.label), '123 456{Enter}{Enter}');
    await expect(await canvas.findByRole('button', { name: secondFactor.submitting })).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith('123456');
  },
});

/** Wrong code: the message is at the field, which has focus, until the value changes. */
export const WrongCode = meta.story({
  args: { onSubmit: refuses('wrong_code', 'wrong_code') },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(secondFactor.label);
    await userEvent.type(field, '123456{Enter}');
    await expect(await screen.findByText(secondFactor.failureTitle)).toBeVisible();
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(englishMessages.wrong_code));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('6');
    await expect(field).not.toHaveAccessibleDescription(expect.stringContaining(englishMessages.wrong_code));
  },
});
