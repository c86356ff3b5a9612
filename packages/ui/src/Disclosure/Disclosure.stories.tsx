import { withWrapper } from '@podium/storybook/withWrapper';
import { pointAt } from '@podium/storybook/pointer';
import preview from '@podium/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { surface } from '../theme/surface.css.ts';
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

/** Closed: a plus in a square. A press anywhere in the row opens it, another press closes it. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const summary = canvas.getByText('What was repaired').closest('summary');
    await expect(summary?.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    await expect(canvas.getByText(/second laboratory/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('What was repaired'));
    await waitFor(() => expect(canvas.getByText(/second laboratory/)).toBeVisible());
    await userEvent.click(canvas.getByText('What was repaired'));
    await waitFor(() => expect(canvasElement.querySelector('details')).not.toHaveAttribute('open'));
  },
});

/** Initially open: a minus. */
export const Open = meta.story({ tags: ['visual'], args: { isInitiallyOpen: true } });

/** On hover anywhere in the row the square is tinted. */
export const Hovered = meta.story({
  play: async ({ canvas }) => {
    const summary = canvas.getByText('What was repaired').closest('summary')!;
    pointAt(summary);
    await expect(getComputedStyle(summary.lastElementChild!).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  },
});

/** The summary can contain elements. */
export const RichSummary = meta.story({
  args: {
    summary: (
      <Stack gap="s3">
        <Heading level={3}>Tideline Diagnostics</Heading>
        <DescriptionList
          layout="columns"
          items={[
            { term: 'Acquired', value: '€11.0M' },
            { term: 'Current', value: '€31.9M' },
          ]}
        />
      </Stack>
    ),
  },
});

/** Several disclosures share their rules. With the same name, opening one closes the other. */
export const OneOfSeveral = meta.story({
  render: () => (
    <>
      <Disclosure name="questions" summary="Who may apply?" isInitiallyOpen>
        <Text>Residents of the city.</Text>
      </Disclosure>
      <Disclosure name="questions" summary="From which amount?">
        <Text>From 1,000,000 dollars.</Text>
      </Disclosure>
      <Disclosure name="questions" summary="For how long?">
        <Text>Three years at least.</Text>
      </Disclosure>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('From which amount?'));
    await waitFor(() => expect(canvas.getByText('From 1,000,000 dollars.')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Residents of the city.')).not.toBeVisible());
  },
});

/** Inherits the text colour of any surface. */
export const OnInverse = meta.story({
  tags: ['visual'],
  args: { isInitiallyOpen: true, children: <Text>A second laboratory.</Text> },
  decorators: [withWrapper(<div className={surface.inverse} style={{ padding: 24 }} />)],
});
