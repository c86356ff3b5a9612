import { withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { withValue } from '@podium/storybook/withValue';
import { expect, fn } from 'storybook/test';
import { space } from '../theme/scale.css.ts';
import { MultiFilterGroup } from './MultiFilterGroup.tsx';

const Filtering = withValue(MultiFilterGroup<string>);

const meta = preview.meta({
  component: MultiFilterGroup<string>,
  args: {
    label: 'Topics',
    options: ['Private Equity', 'M&A', 'Real Estate', 'AI', 'Leadership'].map((name) => ({ value: name, label: name })),
    value: [],
    onChange: fn(),
  },
  decorators: [withWrapper(<div style={{ padding: `24px ${space.pageEdge}` }} />)],
  render: (args) => <Filtering {...args} />,
});

/** No selection: nothing is filtered. */
export const Default = meta.story({ tags: ['visual'] });

/** A press toggles a chip. The values are in the order of the chips. */
export const PressSwitches = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const ai = canvas.getByRole('button', { name: 'AI' });
    await userEvent.click(ai);
    await expect(ai).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'M&A' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['M&A', 'AI']);
    await userEvent.click(ai);
    await expect(args.onChange).toHaveBeenLastCalledWith(['M&A']);
  },
});
