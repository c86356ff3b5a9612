import { withWrapper } from '@podium/storybook/withWrapper';
import { pointAt } from '@podium/storybook/pointer';
import preview from '@podium/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = preview.meta({
  component: Disclosure,
  args: {
    summary: 'What was repaired',
    children: (
      <Text>
        A second laboratory, direct billing and a quality manager. <Link href="/projects">All six companies</Link>
      </Text>
    ),
  },
  decorators: [withWrapper(<div style={{ padding: 24, maxInlineSize: 720 }} />)],
});

/** Closed: a plus in a square. */
export const Default = meta.story({ tags: ['visual'] });

/** Open: a minus. */
export const Open = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('What was repaired'));
    await waitFor(() => expect(canvas.getByText(/second laboratory/)).toBeVisible());
  },
});

/** On hover anywhere in the row the square is tinted. */
export const Hovered = meta.story({
  play: ({ canvas }) => pointAt(canvas.getByText('What was repaired').closest('summary')!),
});
