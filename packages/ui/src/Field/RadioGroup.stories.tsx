import { useRef } from 'react';
import { withWrapper } from '@podium/storybook/withWrapper';
import { pointAt } from '@podium/storybook/pointer';
import preview from '@podium/storybook/preview';
import { computedColor } from '@podium/storybook/computedColor';
import { withValue } from '@podium/storybook/withValue';
import { expect, fn, waitFor } from 'storybook/test';
import { vars } from '../theme/contract.css.ts';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

const Answering = withValue(RadioGroup);

const countries = ['Germany', 'Switzerland', 'Singapore', 'Other'].map((name) => ({ value: name, label: name }));

const meta = preview.meta({
  component: RadioGroup,
  args: {
    legend: 'Country of residence',
    name: 'residency',
    options: countries,
    value: '',
    onChange: fn(),
    onBlur: fn(),
  },
  decorators: [withWrapper(<div style={{ padding: 24 }} />)],
  render: (args) => <Answering {...args} />,
});

/** No selection. */
export const Default = meta.story({});

/** On hover a row has a border in the text colour; the selected row keeps its own. */
export const Hovered = meta.story({
  args: { value: 'Germany' },
  play: async ({ canvas }) => {
    const [chosen, other] = canvas.getAllByRole('radio').map((radio) => radio.closest('label'));
    pointAt(chosen!, other!);
    await expect(getComputedStyle(other!).borderTopColor).toBe(computedColor(vars.color.text.primary));
    await expect(getComputedStyle(chosen!).borderTopColor).toBe(computedColor(vars.color.action.background));
  },
});

/** Arrow keys select, and wrap around. */
export const ArrowKeysChoose = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Country of residence' });
    await userEvent.tab();
    const first = canvas.getByRole('radio', { name: 'Germany' });
    await expect(first).toHaveFocus();
    await expect(first).not.toBeChecked();

    await userEvent.keyboard('{ArrowDown>}');
    const second = canvas.getByRole('radio', { name: 'Switzerland' });
    await waitFor(() => expect(second).toBeChecked());
    await userEvent.keyboard('{/ArrowDown}{ArrowUp>}');
    await waitFor(() => expect(first).toBeChecked());
    await userEvent.keyboard('{/ArrowUp}{ArrowUp>}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Other' })).toBeChecked());
    await userEvent.keyboard('{/ArrowUp}');

    await expect(args.onChange).toHaveBeenLastCalledWith('Other');
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(group).not.toContainElement(document.activeElement as HTMLElement);
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
  },
});

/** A press anywhere in the row selects. */
export const Chosen = meta.story({
  tags: ['visual'],
  args: { value: 'Germany' },
  play: async ({ canvas, userEvent }) => {
    const radio = canvas.getByRole('radio', { name: 'Singapore' });
    const box = radio.closest('label')!.getBoundingClientRect();
    await expect(box.height).toBeGreaterThanOrEqual(52);
    await userEvent.pointer({
      keys: '[MouseLeft]',
      target: document.elementFromPoint(box.right - 4, box.top + 4)!,
    });
    await expect(radio).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Germany' })).not.toBeChecked();
  },
});

/** Short options are side by side where there is space. */
export const TwoColumns = meta.story({
  args: {
    legend: 'Experience',
    name: 'experience',
    columns: 2,
    value: 'intermediate',
    options: [
      { value: 'beginner', label: '0-2 years' },
      { value: 'intermediate', label: '3-7 years' },
      { value: 'experienced', label: '8+ years' },
      { value: 'professional', label: 'Professional / family office' },
    ],
  },
});

/** A missing answer has one bar and one message; the borders of the rows do not change. */
export const WithError = meta.story({
  tags: ['visual'],
  args: { columns: 2, errorMessage: 'Please select your residency', isRequired: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Country of residence' });
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    await expect(group).toHaveAccessibleDescription('Please select your residency');
  },
});

/** A form that focuses an invalid group. */
function FormThatFocuses(props: RadioGroupProps) {
  const ref = useRef<HTMLInputElement>(null);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <Answering {...props} ref={ref} />
      <button type="button" onClick={() => ref.current?.focus()}>
        Show me
      </button>
    </form>
  );
}

/** A form can focus the first option, or the selected one. */
export const FocusedByItsForm = meta.story({
  render: (args) => <FormThatFocuses {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show me' });
    await userEvent.click(button);
    await expect(canvas.getByRole('radio', { name: 'Germany' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: 'Singapore' }));
    await userEvent.click(button);
    await expect(canvas.getByRole('radio', { name: 'Singapore' })).toHaveFocus();
  },
});

/** Disabled: rows are dashed, and the selection stays. */
export const Disabled = meta.story({
  args: { value: 'Germany', isDisabled: true, columns: 2 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Singapore' }));
    await userEvent.tab();
    await expect(canvas.getByRole('radiogroup')).not.toContainElement(document.activeElement as HTMLElement);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
