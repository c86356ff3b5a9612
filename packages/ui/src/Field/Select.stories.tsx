import { useRef, useState } from 'react';
import { withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { withValue } from '@podium/storybook/withValue';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Dialog } from '../Dialog/Dialog.tsx';
import { surface } from '../theme/surface.css.ts';
import { Select, type SelectProps } from './Select.tsx';

const Answering = withValue(Select);

/** The open list keeps focus while the rest of the page is hidden. Axe only accepts this for dialogs. */
const withOpenList = { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } };

const meta = preview.meta({
  component: Select,
  args: {
    label: 'Country of residence',
    name: 'residency',
    placeholder: 'Choose a country',
    options: ['Austria', 'Belgium', 'Germany', 'Netherlands', 'Singapore', 'Switzerland'].map((label) => ({
      value: label.toLowerCase(),
      label,
    })),
    value: '',
    onChange: fn(),
    onBlur: fn(),
  },
  decorators: [withWrapper(<div style={{ maxWidth: 560, minHeight: 400, padding: 24 }} />)],
  render: (args) => <Answering {...args} />,
});

/** No selection: the placeholder is shown. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Country of residence' });
    await expect(field).toHaveTextContent('Choose a country');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field.getBoundingClientRect().height).toBe(52);
  },
});

/** The selected option is shown in the field. */
export const Chosen = meta.story({ args: { value: 'germany' } });

/** Opened by a press, as wide as the field. A bar and a tick mark the selected option. */
export const Opened = meta.story({
  tags: ['visual'],
  parameters: withOpenList,
  args: { value: 'germany' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    const list = await screen.findByRole('listbox', { name: 'Country of residence' });
    await waitFor(() => expect(list.getBoundingClientRect().width).toBeCloseTo(field.getBoundingClientRect().width, 0));
    const options = within(list).getAllByRole('option');
    await expect(options).toHaveLength(6);
    for (const option of options) await expect(Math.round(option.getBoundingClientRect().height)).toBe(44);
    await expect(within(list).getByRole('option', { name: 'Germany' })).toHaveAttribute('aria-selected', 'true');
  },
});

/** Enter opens, arrow keys move, Enter selects. Focus returns to the field, and `onBlur` is not called meanwhile. */
export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const field = canvas.getByRole('combobox');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Austria' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Belgium' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveTextContent('Belgium');
    await expect(args.onChange).toHaveBeenLastCalledWith('belgium');
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
  },
});

/** Escape closes the list and keeps the value. */
export const ShutByEscape = meta.story({
  args: { value: 'germany' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Germany');
  },
});

/** Typing a letter selects an option, also while the list is closed. */
export const FoundByLetter = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('s');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveTextContent('Singapore'));
  },
});

/** A form that requires a value, shows what it would submit, and can be reset. */
function FormAround(props: SelectProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const [value, setValue] = useState('');
  const [sent, setSent] = useState<string>();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const answer = new FormData(event.currentTarget).get(props.name);
        setSent(typeof answer === 'string' ? answer : undefined);
        if (!value) ref.current?.focus();
      }}
    >
      <Select {...props} ref={ref} value={value} onChange={setValue} />
      <button type="submit">Send</button>
      <button type="button" onClick={() => setValue('')}>
        Clear
      </button>
      <output>{sent}</output>
    </form>
  );
}

/** In a form: submits its value under its name, and receives focus while the value is missing. */
export const InAForm = meta.story({
  args: { isRequired: true },
  render: (args) => <FormAround {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await expect(field).toBeRequired();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(field).toHaveFocus();
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: 'Netherlands' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('netherlands');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(field).toHaveTextContent('Choose a country');
  },
});

/** A missing value is marked by border, triangle and message. */
export const WithError = meta.story({
  tags: ['visual'],
  args: { errorMessage: 'Please select your residency', hint: 'Where you pay tax.', isRequired: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Please select your residency Where you pay tax.');
  },
});

/** Optional, and labelled so. */
export const Optional = meta.story({ args: { note: '(optional)', hint: 'Where you pay tax.' } });

/** Disabled; the selection stays. */
export const Disabled = meta.story({
  tags: ['visual'],
  args: { value: 'germany', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Germany');
  },
});

/** Long German options wrap in the list and in the field. */
export const LongGermanOptions = meta.story({
  parameters: withOpenList,
  args: {
    label: 'Unternehmensnachfolgeberatungserfahrung',
    placeholder: 'Bitte wählen',
    value: 'a',
    options: [
      { value: 'a', label: 'Vermögensverwaltungsgesellschaftsgeschäftsführerversammlung' },
      { value: 'b', label: 'Keine Erfahrung mit Unternehmensbeteiligungen in den letzten sieben Jahren' },
    ],
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const list = await screen.findByRole('listbox');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** On sunflower the border is darker. */
export const OnSun = meta.story({
  tags: ['visual'],
  args: { tone: 'sun', hint: 'Where you pay tax.' },
  decorators: [withWrapper(<div className={surface.sun} style={{ padding: 32 }} />)],
});

/** Right to left: the arrow is at the left. */
export const RightToLeft = meta.story({
  parameters: withOpenList,
  args: { value: 'germany' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <form>
          <Story />
        </form>
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByRole('listbox')).toHaveAttribute('dir', 'rtl');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The list opens above a dialog. Escape closes the list, not the dialog. */
export const InADialog = meta.story({
  render: (args) => (
    <Dialog isOpen onClose={() => args.onChange('closed')} title="Invite the speaker">
      <Answering {...args} />
    </Dialog>
  ),
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('combobox'));
    const option = await screen.findByRole('option', { name: 'Belgium' });
    const { left, top } = option.getBoundingClientRect();
    await expect(option).toContainElement(document.elementFromPoint(left + 40, top + 20) as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
