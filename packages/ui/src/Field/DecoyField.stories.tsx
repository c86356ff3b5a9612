import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { DecoyField } from './DecoyField.tsx';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  component: DecoyField,
  args: { name: 'website', label: 'Website' },
  parameters: { layout: 'padded' },
});

/** In a form nobody meets it: not the eye, not the Tab key, not a screen reader. A program that fills in all fields does. */
export const InAForm = meta.story({
  render: (args) => (
    <form>
      <TextField label="E-mail" name="email" type="email" />
      <DecoyField {...args} />
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
