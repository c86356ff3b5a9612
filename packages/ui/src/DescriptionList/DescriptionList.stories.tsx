import { withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { surface } from '../theme/surface.css.ts';
import { DescriptionList, type DescriptionListProps } from './DescriptionList.tsx';

const evening: DescriptionListProps['items'] = [
  { term: 'When', value: '11-12 September 2025' },
  { term: 'Where', value: 'Graz, Austria' },
  { term: 'In the room', value: '1,200' },
];

const company: DescriptionListProps['items'] = [
  { term: 'Acquired', value: '€6.2M' },
  { term: 'Current', value: '€19.8M', isLead: true },
  { term: 'ROI', value: '219%' },
];

const meta = preview.meta({
  component: DescriptionList,
  args: { items: evening },
  decorators: [withWrapper(<div style={{ maxInlineSize: 640 }} />), withWrapper(<div style={{ padding: 24 }} />)],
});

/** Term and value at both ends of a ruled line. */
export const Rows = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['When', 'Where', 'In the room']);
    await expect(canvas.getAllByRole('definition')).toHaveLength(3);
  },
});

/** The value below its term. */
export const Stacked = meta.story({ tags: ['visual'], args: { layout: 'stacked' } });

/** Values side by side in the display font, with the emphasised one larger. */
export const Columns = meta.story({ tags: ['visual'], args: { layout: 'columns', items: company } });

/** Lists below each other align, whatever their content. */
export const ColumnsAsTable = meta.story({
  render: () => (
    <div className={surface.page} style={{ padding: 24 }}>
      <Stack gap="s6">
        <DescriptionList layout="columns" items={company} />
        <DescriptionList
          layout="columns"
          items={[
            { term: 'Acquired', value: '€11.0M' },
            { term: 'Current', value: '€131.9M', isLead: true },
            { term: 'ROI', value: '1,190%' },
          ]}
        />
      </Stack>
    </div>
  ),
  play: async ({ canvas }) => {
    const [one, other] = canvas.getAllByText('ROI').map((term) => term.getBoundingClientRect().left);
    await expect(one).toBeCloseTo(other ?? 0, 0);
  },
});

/** Values can contain elements. */
export const RichValues = meta.story({
  args: {
    items: [
      { term: 'State', value: <Badge tone="success">Confirmed</Badge> },
      { term: 'Programme', value: <Link href="/calendar">All evenings</Link> },
    ],
  },
});

/** Terms in the secondary text colour of the surface. */
export const RowsOnInverse = meta.story({
  tags: ['visual'],
  decorators: [withWrapper(<div className={surface.inverse} style={{ padding: 24 }} />)],
});

/** On an accent surface everything has the text colour. */
export const ColumnsOnAccent1 = meta.story({
  args: { layout: 'columns' },
  decorators: [withWrapper(<div className={surface.accent1} style={{ padding: 24 }} />)],
});
