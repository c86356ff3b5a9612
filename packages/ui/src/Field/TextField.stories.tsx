import { inside } from '@podium/storybook/inside';
import { pointAt } from '@podium/storybook/pointer';
import preview from '@podium/storybook/preview';
import { computedColor } from '@podium/storybook/states';
import { expect, fn } from 'storybook/test';
import { ground } from '../theme/fields.css.ts';
import { vars } from '../theme/contract.css.ts';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  component: TextField,
  args: { label: 'E-mail', name: 'email' },
  parameters: { layout: 'padded' },
  decorators: [inside(<div style={{ maxWidth: 560 }} />)],
});

/** An empty field waits for its first letter. */
export const Default = meta.story({
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

/** Under the pointer the edge is ink; what is wrong stays red. */
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
    await expect(getComputedStyle(right!).borderTopColor).toBe(computedColor(vars.color.ink));
    await expect(getComputedStyle(wrong!).borderTopColor).toBe(computedColor(vars.color.badSolid));
  },
});

/** What was typed stands in the field. */
export const Filled = meta.story({ args: { defaultValue: 'anna@fonds.example' } });

/** May be left empty, and says so behind its label, lighter. */
export const Optional = meta.story({
  args: { label: 'Company', note: '(optional)', name: 'company', autoComplete: 'organization' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Company (optional)' })).toBeVisible();
  },
});

/** A hint helps before anything is wrong, and is read with the field. */
export const WithHint = meta.story({
  args: {
    label: 'New password',
    name: 'password',
    type: 'password',
    hint: 'Six characters or more. A sentence is better.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(
      'Six characters or more. A sentence is better.',
    );
  },
});

/** A wrong value is marked by edge, triangle and words, and the words are read with the field. */
export const WithError = meta.story({
  args: { defaultValue: 'anna@fonds', errorMessage: 'Invalid email address' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Invalid email address');
  },
});

/** With both, the message comes first, next to the field. */
export const WithErrorAndHint = meta.story({
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

/** A field that cannot be used now is dashed and keeps its value. */
export const Disabled = meta.story({
  args: { label: 'Company', name: 'company', defaultValue: 'Nordfonds', isDisabled: true },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Company' });
    await userEvent.type(field, 'x');
    await expect(field).toHaveValue('Nordfonds');
  },
});

/** An amount starts with its currency sign; the label names the currency for those who do not see the sign. */
export const WithPrefix = meta.story({
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

/** A missing amount, as it looks after Continue. */
export const WithPrefixAndError = meta.story({
  args: {
    label: 'Net worth (USD)',
    name: 'netWorth',
    inputMode: 'numeric',
    prefix: '$',
    placeholder: '1,000,000 or more',
    errorMessage: 'Net worth is required',
    isRequired: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Net worth (USD)' })).toBeRequired();
  },
});

const onSun = (Story: () => React.ReactNode) => (
  <div className={ground.sun} style={{ padding: 32 }}>
    <Story />
  </div>
);

/** On sunflower the edge is darker, to stay visible. */
export const OnSun = meta.story({
  args: { tone: 'sun', placeholder: 'you@company.eu', hint: 'One mail a week.' },
  decorators: [onSun],
});

/** On sunflower the message brings its own ground. */
export const OnSunWithError = meta.story({
  args: { tone: 'sun', defaultValue: 'anna@fonds', errorMessage: 'Invalid email address' },
  decorators: [onSun],
});

/** On sunflower, while it cannot be used. */
export const OnSunDisabled = meta.story({
  args: { tone: 'sun', defaultValue: 'anna@fonds.example', isDisabled: true, note: '(optional)' },
  decorators: [onSun],
});

/** At 320px it is as wide as its place. */
export const Narrow = meta.story({
  args: { placeholder: 'you@company.eu', hint: 'One mail a week, and one press to leave.' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByRole('textbox').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** A long German label wraps and stays with its field. */
export const LongGermanLabel = meta.story({
  args: {
    label: 'Vermögensverwaltungsgesellschaft oder Unternehmensnachfolgeberatung, bei der Sie angestellt sind',
    name: 'company',
    defaultValue: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    errorMessage: 'Bitte geben Sie den vollständigen Namen der Vermögensverwaltungsgesellschaft an',
  },
  decorators: [inside(<div lang="de" style={{ maxWidth: 280 }} />)],
});

/** In right-to-left text the sign and the triangle change sides. */
export const RightToLeft = meta.story({
  args: {
    label: 'Minimum commitment',
    name: 'minCommitment',
    prefix: '$',
    defaultValue: '750,000',
    errorMessage: 'Minimum commitment is required',
  },
  decorators: [inside(<div dir="rtl" />)],
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
