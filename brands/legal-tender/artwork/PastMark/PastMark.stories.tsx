import { withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { PastMark } from './PastMark.tsx';

const meta = preview.meta({
  component: PastMark,
  decorators: [withWrapper(<div style={{ padding: 24, fontSize: 40 }} />)],
});

/** Both words, in holes. */
export const Default = meta.story({ tags: ['visual'] });

/** One word for each of two joined tickets. */
export const Halves = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <PastMark part="start" />
      <PastMark part="end" />
    </div>
  ),
});
