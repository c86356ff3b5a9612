import { withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { withValue } from '@podium/storybook/withValue';
import { expect, fn, waitFor } from 'storybook/test';
import { ChipGroup } from './ChipGroup.tsx';

const Answering = withValue(ChipGroup);

const meta = preview.meta({
  component: ChipGroup,
  args: {
    legend: 'Event type',
    note: '(optional)',
    name: 'eventType',
    options: ['Conference', 'Corporate', 'Workshop', 'Panel', 'Keynote', 'Other'].map((label) => ({
      value: label.toLowerCase(),
      label,
    })),
    value: '',
    onChange: fn(),
    onBlur: fn(),
  },
  decorators: [withWrapper(<div style={{ maxWidth: 760, padding: 24 }} />)],
  render: (args) => <Answering {...args} />,
});

/** No selection: all options are visible. */
export const Default = meta.story();

export const Chosen = meta.story({ tags: ['visual'], args: { value: 'conference' } });

/** A press selects, a second press on the same chip clears the selection. */
export const PressedTwice = meta.story({
  render: (args) => (
    <form>
      <Answering {...args} />
    </form>
  ),
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const chip = canvas.getByRole('radio', { name: 'Panel' });
    const sent = () => new FormData(canvasElement.querySelector('form')!).getAll('eventType');
    await userEvent.click(chip);
    await expect(chip).toBeChecked();
    await expect(sent()).toEqual(['panel']);
    await userEvent.click(chip);
    await expect(chip).not.toBeChecked();
    await expect(sent()).toEqual([]);
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
});

/** One Tab stop; arrow keys select, Space clears the selection. */
export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const first = canvas.getByRole('radio', { name: 'Conference' });
    await expect(first).toHaveFocus();
    await expect(first).not.toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    const second = canvas.getByRole('radio', { name: 'Corporate' });
    await waitFor(() => expect(second).toBeChecked());
    await userEvent.keyboard(' ');
    await expect(second).not.toBeChecked();
    await expect(second).toHaveFocus();
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
  },
});

/** One bar and one message, and the form can focus the first chip. */
export const WithError = meta.story({
  tags: ['visual'],
  args: { hint: 'Press again to take it back.', errorMessage: 'Please select an event type', ref: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Please select an event type Press again to take it back.',
    );
    await expect(args.ref).toHaveBeenCalledWith(canvas.getByRole('radio', { name: 'Conference' }));
  },
});
