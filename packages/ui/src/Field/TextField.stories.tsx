import { withWrapper } from '@podium/storybook/withWrapper';
import { pointAt } from '@podium/storybook/pointer';
import preview from '@podium/storybook/preview';
import { computedColor } from '@podium/storybook/computedColor';
import { expect, fn } from 'storybook/test';
import { surface } from '../theme/surface.css.ts';
import { vars } from '../theme/contract.css.ts';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  component: TextField,
  args: { label: 'E-mail', name: 'email' },
  parameters: { layout: 'padded' },
  decorators: [withWrapper(<div style={{ maxWidth: 560 }} />)],
});

/** Empty. */
export const Default = meta.story({
  tags: ['visual'],
  args: { placeholder: 'you@company.eu', autoComplete: 'email' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail' });
    await userEvent.click(canvas.getByText('E-mail'));
    await expect(field).toHaveFocus();
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(field).not.toHaveAttribute('aria-describedby');
    await expect(field).toHaveAttribute('autocomplete', 'email');
  },
});

/** On hover the border has the text colour; an invalid field stays red. */
export const Hovered = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <TextField {...args} />
      <TextField {...args} name="wrong" errorMessage="Invalid email address" />
    </div>
  ),
  play: async ({ canvas }) => {
    const [right, wrong] = canvas.getAllByRole('textbox');
    pointAt(right!, wrong!);
    await expect(getComputedStyle(right!).borderTopColor).toBe(computedColor(vars.color.text.primary));
    await expect(getComputedStyle(wrong!).borderTopColor).toBe(computedColor(vars.color.border.danger));
  },
});

/** With a value. */
export const Filled = meta.story({ tags: ['visual'], args: { defaultValue: 'anna@fonds.example' } });

/** With both, the message comes first, next to the field. */
export const WithErrorAndHint = meta.story({
  tags: ['visual'],
  args: {
    label: 'Password',
    name: 'password',
    type: 'password',
    defaultValue: 'abc',
    hint: 'Six characters or more.',
    errorMessage: 'Password must be at least 6 characters',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'Password must be at least 6 characters Six characters or more.',
    );
  },
});

/** Disabled: a dashed border; the value is kept. */
export const Disabled = meta.story({
  tags: ['visual'],
  args: { label: 'Company', name: 'company', defaultValue: 'Nordfonds', isDisabled: true },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Company' });
    await userEvent.type(field, 'x');
    await expect(field).toHaveValue('Nordfonds');
  },
});

/** An amount with a currency prefix. The label also names the currency, for screen readers. */
export const WithPrefix = meta.story({
  tags: ['visual'],
  args: {
    label: 'Minimum commitment (USD)',
    name: 'minCommitment',
    inputMode: 'numeric',
    prefix: '$',
    defaultValue: '750,000',
    hint: 'Round figures will do.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Minimum commitment (USD)' })).toHaveValue('750,000');
  },
});

const onAccent1 = (Story: () => React.ReactNode) => (
  <div className={surface.accent1} style={{ padding: 32 }}>
    <Story />
  </div>
);

/** On accent1 the border is darker, to stay visible. */
export const OnAccent1 = meta.story({
  args: { placeholder: 'you@company.eu', hint: 'One mail a week.' },
  decorators: [onAccent1],
});

/** On accent1 the message has its own background. */
export const OnAccent1WithError = meta.story({
  tags: ['visual'],
  args: { defaultValue: 'anna@fonds', errorMessage: 'Invalid email address' },
  decorators: [onAccent1],
});

/** A form library's registration can be spread on it: name, events and ref reach the native input. */
export const Registered = meta.story({
  args: { onChange: fn(), onBlur: fn(), ref: fn(), maxLength: 8, label: 'Full name', name: 'fullName' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Full name' });
    await expect(args.ref).toHaveBeenCalledWith(field);
    await expect(field).toHaveAttribute('name', 'fullName');
    await userEvent.type(field, 'Anna de Vries');
    await expect(args.onChange).toHaveBeenCalledTimes(8);
    await expect(field).toHaveValue('Anna de ');
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
  },
});
