import { withWrapper } from '@podium/storybook/withWrapper';
import { pointAt } from '@podium/storybook/pointer';
import preview from '@podium/storybook/preview';
import { withValue } from '@podium/storybook/withValue';
import { fn } from 'storybook/test';
import { space } from '../theme/scale.css.ts';
import { FilterGroup } from './FilterGroup.tsx';

const Filtering = withValue(FilterGroup<string>);

const categories = ['All', 'Private Equity', 'Venture Capital', 'Real Estate', 'Hedge Funds', 'Art & Collectibles'];

const meta = preview.meta({
  component: FilterGroup<string>,
  args: {
    label: 'Category',
    options: categories.map((name) => ({ value: name, label: name })),
    value: 'All',
    onChange: fn(),
  },
  decorators: [withWrapper(<div style={{ padding: `24px ${space.pageEdge}` }} />)],
  render: (args) => <Filtering {...args} />,
});

/** One chip is selected. The label is visually hidden, because the page's heading names the filter. */
export const Default = meta.story({ tags: ['visual'] });

/** On hover a chip has a border in the text colour. */
export const Hovered = meta.story({
  play: ({ canvas }) => pointAt(canvas.getByRole('radio', { name: 'Private Equity' }).closest('label')!),
});
