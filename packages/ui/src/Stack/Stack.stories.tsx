import { withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Stack, type StackProps } from './Stack.tsx';

const cities: StackProps['children'] = ['Copenhagen', 'Munich', 'Rotterdam', 'Graz', 'Antwerp', 'Basel'].map((city) => (
  <Badge key={city} tone="neutral" isPlain>
    {city}
  </Badge>
));

const meta = preview.meta({
  component: Stack,
  args: { children: cities },
  decorators: [withWrapper(<div style={{ padding: 24 }} />)],
});

/** Below each other with equal gaps, as wide as the container. */
export const Default = meta.story();

/** Children keep their own width, centred. */
export const Centred = meta.story({ args: { align: 'center', gap: 's6' } });

/** Keeps its list semantics, also without markers. */
export const List = meta.story({
  args: { as: 'ul', children: [<li key="price">The price</li>, <li key="exit">The exit</li>] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('role', 'list');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});
