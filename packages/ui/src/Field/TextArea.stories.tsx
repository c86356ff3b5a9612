import { useState } from 'react';
import { inside } from '@podium/storybook/inside';
import preview from '@podium/storybook/preview';
import { narrow } from '@podium/storybook/states';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { ground } from '../theme/fields.css.ts';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

const letter = 'Our spring conference is on 12 March in Lisbon. Three hundred founders sit in the room.';

const meta = preview.meta({
  component: TextArea,
  args: { label: 'Message', name: 'message' },
  parameters: { layout: 'padded' },
  decorators: [inside(<div style={{ maxWidth: 640 }} />)],
});

/** An empty field shows what to write about. */
export const Default = meta.story({
  args: { placeholder: 'Who you are, what you need, by when.' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.click(canvas.getByText('Message'));
    await expect(field).toHaveFocus();
    await expect(field).not.toHaveAttribute('aria-describedby');
    await expect(field.getBoundingClientRect().height).toBe(120);
  },
});

/** What was written stands in the field. */
export const Filled = meta.story({ args: { defaultValue: letter } });

/** May be left empty, and says so behind its label. */
export const Optional = meta.story({
  args: { label: 'Anything else', note: '(optional)', name: 'additionalNotes' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Anything else (optional)' })).toBeVisible();
  },
});

/** Hint and count share a line, and both are read with the field. */
export const WithHintAndCount = meta.story({
  args: { hint: '10 to 1,000 characters', maxCharacters: 1000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      '10 to 1,000 characters 0 of 1,000 characters',
    );
  },
});

/** The eye sees every letter counted; a screen reader says the count when the writer pauses. */
export const Counts = meta.story({
  args: { maxCharacters: 1000 },
  play: async ({ canvas, clock, userEvent }) => {
    const spoken = canvas.getByText(/ characters$/);
    await expect(spoken).toHaveAttribute('aria-live', 'polite');
    await userEvent.type(canvas.getByRole('textbox'), 'Anna');
    await expect(canvas.getByText('4 of 1,000')).toBeVisible();
    await expect(spoken).toHaveTextContent('0 of 1,000 characters');
    await clock.tick(1_000);
    await expect(spoken).toHaveTextContent('4 of 1,000 characters');
  },
});

/** More than counted to is taken, counted and marked; nothing that was pasted is lost. */
export const TooLong = meta.story({
  args: {
    maxCharacters: 40,
    defaultValue: letter,
    errorMessage: 'Message must be at most 40 characters',
    isRequired: true,
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
    await expect(field).toHaveValue(letter);
    await expect(field).toHaveAccessibleDescription(
      `Message must be at most 40 characters ${letter.length} of 40 characters`,
    );
  },
});

/** A wrong value is marked by edge, triangle and words. */
export const WithError = meta.story({
  args: {
    defaultValue: 'Soon',
    errorMessage: 'Message must be at least 10 characters',
    hint: '10 to 1,000 characters',
    maxCharacters: 1000,
  },
});

/** While the form is on its way the field is dashed and keeps its text. */
export const Disabled = meta.story({
  args: { defaultValue: letter, maxCharacters: 1000, isDisabled: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'x');
    await expect(canvas.getByRole('textbox')).toHaveValue(letter);
  },
});

const lines = 'One line\n'.repeat(9);

/** The box grows with its lines, up to three fifths of the window. */
export const Grows = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    const before = field.getBoundingClientRect().height;
    await userEvent.click(field);
    await userEvent.paste(lines);
    await expect(field.getBoundingClientRect().height).toBeGreaterThan(before + 60);
    await userEvent.paste(lines.repeat(4));
    await expect(field.getBoundingClientRect().height).toBeLessThanOrEqual(Math.ceil(window.innerHeight * 0.6));
  },
});

/** It grows as well where the browser does not know `field-sizing`. */
export const GrowsByScript = meta.story({
  beforeEach: () => {
    const supports = spyOn(CSS, 'supports').mockReturnValue(false);
    return () => supports.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    field.style.setProperty('field-sizing', 'fixed');
    await userEvent.click(field);
    await userEvent.paste(lines);
    await expect(field.getBoundingClientRect().height).toBeGreaterThan(200);
    await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight);
    await userEvent.clear(field);
    await expect(field.getBoundingClientRect().height).toBe(120);
  },
});

/** Sets the value behind the field's back, as form libraries do. */
function FormThatResets(props: TextAreaProps) {
  const [round, setRound] = useState(0);
  return (
    <form
      onReset={() => setRound(round + 1)}
      onSubmit={(event) => event.preventDefault()}
      style={{ display: 'grid', gap: 16 }}
    >
      <TextArea {...props} />
      <button type="reset">Send another</button>
    </form>
  );
}

/** Emptied by its form, it counts from the beginning. */
export const Reset = meta.story({
  args: { maxCharacters: 1000 },
  render: (args) => <FormThatResets {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Anna');
    await expect(canvas.getByText('4 of 1,000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send another' }));
    await waitFor(() => expect(canvas.getByText('0 of 1,000')).toBeVisible());
  },
});

/** A form library's registration can be spread on it: name, events and ref reach the native textarea. */
export const Registered = meta.story({
  args: { onChange: fn(), onBlur: fn(), onInput: fn(), ref: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await expect(args.ref).toHaveBeenCalledWith(field);
    await expect(field).toHaveAttribute('name', 'message');
    await userEvent.type(field, 'Anna');
    await expect(args.onChange).toHaveBeenCalledTimes(4);
    await expect(args.onInput).toHaveBeenCalledTimes(4);
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
  },
});

/** On sunflower edge and words are darker. */
export const OnSun = meta.story({
  args: { tone: 'sun', hint: '10 to 1,000 characters', maxCharacters: 1000, note: '(optional)', defaultValue: letter },
  decorators: [inside(<div className={ground.sun} style={{ padding: 32 }} />)],
});

/** Long German words wrap, in the label, in the box and in the message. */
export const LongGermanLabel = meta.story({
  args: {
    label: 'Unternehmensnachfolgeberatungsgesellschaftsvertragsentwurf',
    defaultValue: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    errorMessage: 'Bitte beschreiben Sie Ihre Vermögensverwaltungsgesellschaft ausführlicher',
    hint: 'Höchstens eintausend Buchstaben einschließlich Leerzeichen',
    maxCharacters: 1000,
  },
  decorators: [inside(<div lang="de" style={{ maxWidth: 280 }} />)],
});

/** In right-to-left text the count stands on the left. */
export const RightToLeft = meta.story({
  args: { hint: 'Ten characters or more', maxCharacters: 1000, errorMessage: 'Message is required' },
  decorators: [inside(<div dir="rtl" />)],
});

/** The narrowest screen. */
export const Narrow = meta.story(narrow);
