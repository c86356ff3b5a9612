import { useState } from 'react';
import { withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { withValue } from '@podium/storybook/withValue';
import { expect, fn } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const Answering = withValue(Checkbox, 'checked');

const consent = (
  <>
    I have read the <a href="#terms">terms</a> and the <a href="#disclaimer">investment disclaimer</a>, and I agree to
    both.
  </>
);
const consentName = 'I have read the terms and the investment disclaimer, and I agree to both.';

const meta = preview.meta({
  component: Checkbox,
  args: { name: 'consent', checked: false, onChange: fn(), onBlur: fn(), children: consent },
  decorators: [withWrapper(<div style={{ padding: 24 }} />)],
  render: (args) => <Answering {...args} />,
});

/** Unchecked. */
export const Default = meta.story({ tags: ['visual'] });

/** Checked. */
export const Checked = meta.story({ tags: ['visual'], args: { checked: true } });

/** Space toggles. */
export const SpaceTicks = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: consentName });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('link', { name: 'terms' })).toHaveFocus();
  },
});

/** A press on the text toggles, because the whole row is the control. */
export const WordsTick = meta.story({
  play: async ({ canvas, userEvent }) => {
    const words = canvas.getByText(/I have read/).getBoundingClientRect();
    const pressed = document.elementFromPoint(words.right - 4, words.top + words.height / 2)!;
    await userEvent.click(pressed);
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
});

/** A press on a link in the label follows the link and does not toggle. */
export const LinksDoNotTick = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'terms' });
    const { left, top, width, height } = link.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(link);
    // Prevents navigation away from the story.
    const follow = fn((event: Event) => event.preventDefault());
    link.addEventListener('click', follow);
    await userEvent.click(link);
    await expect(follow).toHaveBeenCalledTimes(1);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
});

/** Required but unchecked. */
export const WithError = meta.story({
  tags: ['visual'],
  args: { errorMessage: 'You must agree to proceed', isRequired: true },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: consentName });
    await expect(box).toBeInvalid();
    await expect(box).toBeRequired();
    await expect(box).toHaveAccessibleDescription('You must agree to proceed');
  },
});

/** On submit the error message appears in an existing live region, which announces it. */
export const ErrorArrives = meta.story({
  args: { isRequired: true },
  render: function FormThatRefuses(args) {
    const [isSent, setSent] = useState(false);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setSent(true);
        }}
      >
        <Answering {...args} errorMessage={isSent ? 'You must agree to proceed' : undefined} />
        <button type="submit">Send</button>
      </form>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const region = canvasElement.querySelector('[aria-live=polite]');
    await expect(region).toBeInTheDocument();
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(region).toHaveTextContent('You must agree to proceed');
  },
});

/** Disabled. Links in the label still work. */
export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'terms' })).toHaveFocus();
  },
});
