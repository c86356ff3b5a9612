import { inside } from '@podium/storybook/inside';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ground } from '../theme/fields.css.ts';
import { DescriptionList, type DescriptionListProps } from './DescriptionList.tsx';

const evening: DescriptionListProps['items'] = [
  { term: 'When', value: '11-12 September 2025' },
  { term: 'Where', value: 'Vienna, Austria' },
  { term: 'In the room', value: '1,200' },
];

const company: DescriptionListProps['items'] = [
  { term: 'Acquired', value: '€6.2M' },
  { term: 'Current', value: '€19.8M', isLead: true },
  { term: 'ROI', value: '219%' },
];

const grounds = { paper: ground.paper, deep: ground.deep, field: ground.sun };

const meta = preview.meta({
  component: DescriptionList,
  args: { items: evening },
  render: (args) => (
    <div className={grounds[args.tone ?? 'paper']} style={{ padding: 24 }}>
      <div style={{ maxInlineSize: 640 }}>
        <DescriptionList {...args} />
      </div>
    </div>
  ),
});

/** Term and value at the two ends of a ruled line. */
export const Rows = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['When', 'Where', 'In the room']);
    await expect(canvas.getAllByRole('definition')).toHaveLength(3);
  },
});

/** The value below its term. */
export const Stacked = meta.story({ args: { layout: 'stacked' } });

/** Figures side by side in Besley, the one that counts most larger. */
export const Columns = meta.story({ args: { layout: 'columns', items: company } });

/** Lists below each other line up, whatever is in them. */
export const ColumnsAsTable = meta.story({
  render: () => (
    <div className={ground.paper} style={{ padding: 24 }}>
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

/** Values may be more than words. */
export const RichValues = meta.story({
  args: {
    items: [
      { term: 'State', value: <Badge tone="ok">Confirmed</Badge> },
      { term: 'Programme', value: <Link href="/calendar">All evenings</Link> },
    ],
  },
});

/** Terms in the second text colour of deep. */
export const RowsOnDeep = meta.story({ args: { tone: 'deep' } });

/** The value below its term on deep. */
export const StackedOnDeep = meta.story({ args: { tone: 'deep', layout: 'stacked' } });

/** Figures on deep. */
export const ColumnsOnDeep = meta.story({ args: { tone: 'deep', layout: 'columns', items: company } });

/** On sun, rose, verm and night all of it has the colour of the text. */
export const ColumnsOnField = meta.story({ args: { tone: 'field', layout: 'columns' } });

/** Rows on a field. */
export const RowsOnField = meta.story({ args: { tone: 'field' } });

const german: DescriptionListProps['items'] = [
  { term: 'Grundstücksverkehrsgenehmigungszuständigkeit', value: 'Vermögensverwaltungsgesellschaft' },
  { term: 'Ort', value: 'Klagenfurt am Wörthersee' },
];

/** A value that finds no room beside its term goes below it; words wider than the page break. */
export const LongGerman = meta.story({
  args: { items: german },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Columns become fewer rather than narrower. */
export const Narrow = meta.story({
  args: { layout: 'columns', items: company },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Right to left: terms at the right, values at the left. */
export const RightToLeft = meta.story({
  decorators: [inside(<div dir="rtl" />)],
  play: async ({ canvas }) => {
    const [term, value] = [canvas.getByText('Where'), canvas.getByText('Vienna, Austria')];
    await expect(term.getBoundingClientRect().left).toBeGreaterThan(value.getBoundingClientRect().right);
  },
});
