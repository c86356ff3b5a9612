import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { HoneypotField } from './HoneypotField.tsx';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  component: HoneypotField,
  args: { name: 'website', label: 'Website' },
  parameters: { layout: 'padded' },
});

/** Users cannot see, focus or hear it. Programs that fill in all fields do fill it in. */
export const InAForm = meta.story({
  render: (args) => (
    <form>
      <TextField label="E-mail" name="email" type="email" />
      <HoneypotField {...args} />
      <TextField label="Company" name="company" />
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('textbox', { name: 'E-mail' }));
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Company' })).toHaveFocus();
    const form = canvasElement.querySelector('form')!;
    form.querySelector<HTMLInputElement>('input[name=website]')!.value = 'https://example.com';
    await expect(new FormData(form).get('website')).toBe('https://example.com');
  },
});
