import { padded } from '@podium/storybook/withWrapper';
import { pointAt } from '@podium/storybook/pointer';
import preview from '@podium/storybook/preview';
import { withValue } from '@podium/storybook/withValue';
import { expect, fn } from 'storybook/test';
import { RadioGroup } from './RadioGroup.tsx';

const Answering = withValue(RadioGroup);

const countries = ['Germany', 'Switzerland', 'Singapore', 'Other'].map((name) => ({ value: name, label: name }));

const meta = preview.meta({
  component: RadioGroup,
  args: { legend: 'Country of residence', name: 'residency', options: countries, value: '', onChange: fn() },
  decorators: [padded],
  render: (args) => <Answering {...args} />,
});

export const Default = meta.story({});

/** On hover a row has a border in the text colour; the selected row keeps its own. */
export const Hovered = meta.story({
  args: { value: 'Germany' },
  play: ({ canvas }) => pointAt(...canvas.getAllByText(/./, { selector: 'label' })),
});

/** A press anywhere in the row selects. */
export const Chosen = meta.story({
  tags: ['visual'],
  args: { value: 'Germany' },
  play: async ({ canvas, userEvent }) => {
    const radio = canvas.getByRole('radio', { name: 'Singapore' });
    const box = radio.closest('label')!.getBoundingClientRect();
    await userEvent.pointer({ keys: '[MouseLeft]', target: document.elementFromPoint(box.right - 4, box.top + 4)! });
    await expect(radio).toBeChecked();
  },
});

/** A missing answer has one bar and one message; the borders of the rows do not change. */
export const WithError = meta.story({
  tags: ['visual'],
  args: { errorMessage: 'Please select your residency', isRequired: true, ref: fn() },
  play: async ({ args, canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Country of residence' });
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    await expect(group).toHaveAccessibleDescription('Please select your residency');
    await expect(args.ref).toHaveBeenCalledWith(canvas.getByRole('radio', { name: 'Germany' }));
  },
});
