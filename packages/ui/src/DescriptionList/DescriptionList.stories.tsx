import { padded, withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { DescriptionList } from './DescriptionList.tsx';

const evening = [
  { term: 'When', value: '11-12 September 2025' },
  { term: 'Where', value: 'Graz, Austria' },
  { term: 'In the room', value: '1,200' },
];

const meta = preview.meta({
  component: DescriptionList,
  args: { items: evening },
  decorators: [withWrapper(<div style={{ maxInlineSize: 640 }} />), padded],
});

/** Term and value at both ends of a ruled line. */
export const Rows = meta.story({ tags: ['visual'] });

/** The value below its term. */
export const Stacked = meta.story({ tags: ['visual'], args: { layout: 'stacked' } });
