import { padded } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { withValue } from '@podium/storybook/withValue';
import { expect, fn } from 'storybook/test';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const Answering = withValue(CheckboxGroup);

const interests = ['Private Equity', 'Venture Capital', 'Real Estate', 'Hedge Funds', 'Commodities', 'Infrastructure'];

const meta = preview.meta({
  component: CheckboxGroup,
  args: {
    legend: 'Interests',
    name: 'interests',
    options: interests.map((name) => ({ value: name, label: name })),
    value: [],
    onChange: fn(),
    onBlur: fn(),
  },
  decorators: [padded],
  render: (args) => <Answering {...args} />,
});

export const Default = meta.story({});

export const SomeChecked = meta.story({ tags: ['visual'], args: { value: ['Private Equity', 'Infrastructure'] } });

/** Space toggles. The values are in the order of the options. */
export const SpaceTicks = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Venture Capital']);

    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Private Equity', 'Venture Capital']);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Venture Capital']);
    await expect(args.onBlur).not.toHaveBeenCalled();
  },
});

/** A required selection is missing: one bar and one message, and the form can focus the first row. */
export const WithError = meta.story({
  tags: ['visual'],
  args: { errorMessage: 'Please select at least one interest', ref: fn() },
  play: async ({ args, canvas }) => {
    const group = canvas.getByRole('group', { name: 'Interests' });
    await expect(group).toHaveAccessibleDescription('Please select at least one interest');
    await expect(args.ref).toHaveBeenCalledWith(canvas.getByRole('checkbox', { name: 'Private Equity' }));
  },
});
