import { withWrapper } from '@podium/storybook/withWrapper';
import { pointAt } from '@podium/storybook/pointer';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  component: TextField,
  args: { label: 'E-mail', name: 'email' },
  parameters: { layout: 'padded' },
  decorators: [withWrapper(<div style={{ maxWidth: 560 }} />)],
});

export const Default = meta.story({
  tags: ['visual'],
  args: { placeholder: 'you@company.eu', autoComplete: 'email' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('E-mail'));
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
    await expect(canvasElement.querySelector('[aria-live]')).not.toBeInTheDocument();
    await userEvent.keyboard('{Shift}');
    // Screen readers only announce changes in an existing live region.
    await expect(canvasElement.querySelector('[aria-live=polite]')).toBeEmptyDOMElement();
    await userEvent.tab();
    await expect(canvasElement.querySelector('[aria-live]')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByText('E-mail'));
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
  play: ({ canvas }) => pointAt(...canvas.getAllByRole('textbox')),
});

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
});
