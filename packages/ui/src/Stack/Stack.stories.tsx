import { padded } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Stack } from './Stack.tsx';

const meta = preview.meta({
  component: Stack,
  args: {
    children: ['Copenhagen', 'Munich', 'Rotterdam', 'Graz', 'Antwerp', 'Basel'].map((city) => (
      <Badge key={city} tone="neutral" isPlain>
        {city}
      </Badge>
    )),
  },
  decorators: [padded],
});

/** Below each other with equal gaps, as wide as the container. */
export const Default = meta.story();

/** Keeps its list semantics, also without markers. */
export const List = meta.story({
  args: { as: 'ul', children: [<li key="price">The price</li>, <li key="exit">The exit</li>] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('role', 'list');
  },
});
