import { useRef } from 'react';
import { inside } from '@podium/storybook/inside';
import preview from '@podium/storybook/preview';
import { withValue } from '@podium/storybook/withValue';
import { expect, fn, waitFor } from 'storybook/test';
import { ChipGroup, type ChipGroupProps } from './ChipGroup.tsx';

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
  decorators: [inside(<div style={{ maxWidth: 760, padding: 24 }} />)],
  render: (args) => <Answering {...args} />,
});

/** No answer yet: all of them are in sight, each 44px high. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Event type (optional)' })).toBeVisible();
    for (const chip of canvas.getAllByRole('radio')) {
      await expect(chip).not.toBeChecked();
      await expect(chip.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
});

/** One answer. */
export const Chosen = meta.story({ args: { value: 'conference' } });

/** A press chooses, a second press on the same chip takes the answer back. */
export const PressedTwice = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const chip = canvas.getByRole('radio', { name: 'Panel' });
    const sent = canvasElement.querySelector('input[name=eventType]');
    await userEvent.click(chip);
    await expect(chip).toBeChecked();
    await expect(sent).toHaveValue('panel');
    await userEvent.click(chip);
    await expect(chip).not.toBeChecked();
    await expect(sent).toHaveValue('');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
});

/** One Tab stop; arrow keys choose, Space takes the answer back. */
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

/** A hint stands between the question and the answers. */
export const WithHint = meta.story({
  args: { hint: 'Press again to take it back.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Press again to take it back.');
  },
});

/** Pressed by a form whose answer is wrong. */
function FormThatFocuses(props: ChipGroupProps) {
  const ref = useRef<HTMLButtonElement>(null);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <Answering {...props} ref={ref} />
      <button type="button" onClick={() => ref.current?.focus()}>
        Show me
      </button>
    </form>
  );
}

/** One bar and one line say what is wrong, and a form can put the focus on the first chip. */
export const WithError = meta.story({
  args: { note: undefined, errorMessage: 'Please select an event type' },
  render: (args) => <FormThatFocuses {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Please select an event type');
    await userEvent.click(canvas.getByRole('button', { name: 'Show me' }));
    await expect(canvas.getByRole('radio', { name: 'Conference' })).toHaveFocus();
  },
});

/** Not to be answered now; an answer that was given stays. */
export const Disabled = meta.story({
  args: { value: 'panel', isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Keynote' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: 'Panel' })).toBeChecked();
  },
});

/** At 320px long German chips wrap inside their row. */
export const LongGermanLabels = meta.story({
  args: {
    legend: 'Veranstaltungsart',
    note: '(freiwillig)',
    value: 'Unternehmensnachfolgeberatungsveranstaltung',
    options: ['Fachkonferenz', 'Unternehmensnachfolgeberatungsveranstaltung', 'Podiumsdiskussion'].map((label) => ({
      value: label,
      label,
    })),
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** In right-to-left text the first chip stands on the right, and the left arrow goes on. */
export const RightToLeft = meta.story({
  decorators: [inside(<div dir="rtl" />)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Corporate' })).toBeChecked());
  },
});
