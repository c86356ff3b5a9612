import { padded } from '@podium/storybook/withWrapper';
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
  args: { name: 'consent', checked: false, onChange: fn(), children: consent },
  decorators: [padded],
  render: (args) => <Answering {...args} />,
});

export const Default = meta.story({ tags: ['visual'] });

export const Checked = meta.story({ tags: ['visual'], args: { checked: true } });

/** A press on a link in the label follows the link and does not toggle. */
export const LinksDoNotTick = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'terms' });
    // Prevents navigation away from the story.
    const follow = fn((event: Event) => event.preventDefault());
    link.addEventListener('click', follow);
    await userEvent.click(link);
    await expect(follow).toHaveBeenCalledTimes(1);
    await expect(args.onChange).not.toHaveBeenCalled();
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
