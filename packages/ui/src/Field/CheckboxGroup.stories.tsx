import { inside } from '@podium/storybook/inside';
import preview from '@podium/storybook/preview';
import { narrow } from '@podium/storybook/states';
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
  decorators: [inside(<div style={{ padding: 24 }} />)],
  render: (args) => <Answering {...args} />,
});

/** Nothing ticked. */
export const Default = meta.story({});

/** Some ticked, side by side where there is room. */
export const TwoColumns = meta.story({ args: { columns: 2, value: ['Private Equity', 'Infrastructure'] } });

/** Space ticks and unticks; the form gets the values in the order of the options. */
export const SpaceTicks = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    const second = canvas.getByRole('checkbox', { name: 'Venture Capital' });
    await expect(second).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(second).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(['Venture Capital']);

    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Private Equity', 'Venture Capital']);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Venture Capital']);
    await expect(args.onBlur).not.toHaveBeenCalled();
  },
});

/** None ticked where one is needed: one bar and one line, and the first row takes focus when its form asks. */
export const WithError = meta.story({
  args: { columns: 2, errorMessage: 'Please select at least one interest', ref: fn() },
  play: async ({ args, canvas }) => {
    const group = canvas.getByRole('group', { name: 'Interests' });
    await expect(group).toHaveAccessibleDescription('Please select at least one interest');
    await expect(args.ref).toHaveBeenCalledWith(canvas.getByRole('checkbox', { name: 'Private Equity' }));
  },
});

/** A hint stands between the question and the answers. */
export const WithHint = meta.story({ args: { hint: 'Tick what you would read on a Sunday.', columns: 2 } });

/** Not to be answered now: rows are dashed, and what was ticked stays. */
export const Disabled = meta.story({
  args: { value: ['Private Equity'], isDisabled: true, columns: 2 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Commodities' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('checkbox', { name: 'Private Equity' })).toBeChecked();
  },
});

/** Long German answers wrap inside their rows. */
export const LongGermanLabels = meta.story({
  args: {
    legend: 'Anlageklassen',
    columns: 2,
    value: ['a'],
    options: [
      { value: 'a', label: 'Immobilienprojektentwicklungsgesellschaften' },
      { value: 'b', label: 'Unternehmensbeteiligungen im deutschsprachigen Mittelstand' },
    ],
  },
  decorators: [inside(<div lang="de" style={{ maxWidth: 480 }} />)],
});

/** In right-to-left text the marks stand on the right and nothing sticks out of the page. */
export const RightToLeft = meta.story({
  args: {
    legend: 'Interests',
    columns: 2,
    value: ['a'],
    errorMessage: 'Please select at least one interest',
    options: [
      { value: 'a', label: 'Private Equity' },
      { value: 'b', label: 'Real Estate' },
    ],
  },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <form>
          <Story />
        </form>
      </div>
    ),
  ],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** On the narrowest screen, one under the other. */
export const Narrow = meta.story(narrow);
