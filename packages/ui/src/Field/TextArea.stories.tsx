import { useState } from 'react';
import { withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

const letter = 'Our spring conference is on 12 March in Madrid. Three hundred founders sit in the room.';

const meta = preview.meta({
  component: TextArea,
  args: { label: 'Message', name: 'message' },
  parameters: { layout: 'padded' },
  decorators: [withWrapper(<div style={{ maxWidth: 640 }} />)],
});

/** Empty, with a placeholder. */
export const Default = meta.story({ args: { placeholder: 'Who you are, what you need, by when.' } });

/** Hint and count share a line, and both describe the field. */
export const WithHintAndCount = meta.story({
  tags: ['visual'],
  args: { hint: '10 to 1,000 characters', maxCharacters: 1000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      '10 to 1,000 characters 0 of 1,000 characters',
    );
  },
});

/**
 * The count changes at every keystroke and is announced after a pause. As forms validate, it counts code points, without
 * white space at the ends.
 */
export const Counts = meta.story({
  args: { maxCharacters: 1000 },
  play: async ({ canvas, clock, userEvent }) => {
    const spoken = canvas.getByText(/ characters$/);
    await expect(spoken).toHaveAttribute('aria-live', 'polite');
    await userEvent.type(canvas.getByRole('textbox'), 'Anna');
    await userEvent.paste('🚢\n');
    await expect(canvas.getByText('5 of 1,000')).toBeVisible();
    await expect(spoken).toHaveTextContent('0 of 1,000 characters');
    await clock.tick(1_000);
    await expect(spoken).toHaveTextContent('5 of 1,000 characters');
    // The picture must not depend on the fonts of the system.
    await userEvent.clear(canvas.getByRole('textbox'));
  },
});

/** Text above the maximum is kept, counted and marked, so that nothing pasted is lost. */
export const TooLong = meta.story({
  tags: ['visual'],
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

const lines = 'One line\n'.repeat(9);

/** The box grows with its text, up to three fifths of the viewport height. */
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

/** Sets the value without an event, as form libraries do. */
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

/** After a reset by its form the count starts at zero. */
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
