import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Stack } from './Stack.tsx';

const meta = preview.meta({
  component: Stack,
  args: {
    align: 'start' as const,
    children: ['Amsterdam', 'Vienna', 'Rotterdam', 'Graz', 'Antwerp', 'Basel'].map((city) => (
      <Badge key={city} tone="none" isPlain>
        {city}
      </Badge>
    )),
  },
});

/** One below the other, the same distance apart. */
export const Column = meta.story();

/** Side by side; what finds no room goes on below. */
export const Row = meta.story({ args: { direction: 'row', gap: 's2', align: 'center' } });

/** First and last touch the edges. */
export const Between = meta.story({ args: { direction: 'row', justify: 'between', align: 'center' } });

/** A list stays a list, also without markers. */
export const List = meta.story({
  args: { as: 'ul', children: [<li key="price">The price</li>, <li key="exit">The exit</li>] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('role', 'list');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});
