import { withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { Inline, type InlineProps } from './Inline.tsx';

const cities: InlineProps['children'] = ['Copenhagen', 'Munich', 'Rotterdam', 'Graz', 'Antwerp', 'Basel'].map(
  (city) => (
    <Badge key={city} tone="neutral" isPlain>
      {city}
    </Badge>
  ),
);

const meta = preview.meta({
  component: Inline,
  args: { children: cities },
  decorators: [withWrapper(<div style={{ padding: 24 }} />)],
});

/** Side by side with equal gaps. */
export const Default = meta.story();

/** Large and small text share a baseline. */
export const OnOneBaseline = meta.story({
  args: {
    align: 'baseline',
    children: (
      <>
        <Heading level={2}>September</Heading>
        <Text size="small" tone="secondary">
          three evenings
        </Text>
      </>
    ),
  },
});

/** The first and last child touch the edges. */
export const Between = meta.story({ args: { justify: 'between' } });

/** Keeps its list semantics, also without markers. */
export const List = meta.story({
  args: { as: 'ul', children: [<li key="price">The price</li>, <li key="exit">The exit</li>] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('role', 'list');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});
